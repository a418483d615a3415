import CMS from "@sveltia/cms";
import type { EditorBackend } from "../config/editor-backend.ts";
import { editedFolders, editedFiles as files } from "./edited-files.ts";
import { makeConfig } from "./make-config.ts";
import { yamlFormat } from "./yaml-format.ts";

/** Written here by the build (build-tools/editor/build-editor.ts). */
declare const editorSetup: { backend?: EditorBackend; pictureNames: readonly string[] };

const folders = editedFolders(editorSetup.pictureNames);

for (const { name, schema } of [...files, ...folders]) CMS.registerCustomFormat(name, "yaml", yamlFormat(schema));
void CMS.init({ config: makeConfig({ files, folders }, editorSetup.backend) });
