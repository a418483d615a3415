import CMS from "@sveltia/cms";
import type { EditorBackend } from "../config/editor-backend.ts";
import { editedFiles } from "./edited-files.ts";
import { makeConfig } from "./make-config.ts";
import { yamlFormat } from "./yaml-format.ts";

/** Written here by the build (build-tools/editor/build-editor.ts). */
declare const editorBackend: EditorBackend | undefined;

for (const { name, schema } of editedFiles) CMS.registerCustomFormat(name, "yaml", yamlFormat(schema));
void CMS.init({ config: makeConfig(editedFiles, editorBackend) });
