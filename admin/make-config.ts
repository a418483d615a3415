import type { CmsConfig } from "@sveltia/cms";
import type { EditorBackend } from "../config/editor-backend.ts";
import { locales } from "../facts/site/locales.ts";
import { backendFor } from "./backend.ts";
import type { EditedFile } from "./edited-files.ts";
import { inspect } from "./inspect-schema.ts";
import { makeFields } from "./make-field.ts";

const groups = [
	{ name: "pages", label: "Pagina's", icon: "web" },
	{ name: "words", label: "Gedeelde teksten", icon: "translate" },
	{ name: "facts", label: "Prijzen en feiten", icon: "euro" },
] as const;

/** The editor's configuration: each file with the fields of its schema. */
export function makeConfig(editedFiles: readonly EditedFile[], editor: EditorBackend | undefined): CmsConfig {
	const [language] = locales;
	return {
		load_config_file: false,
		backend: backendFor(editor),
		app_title: "No More Boring Kitchens",
		logo: { src: "/favicon.svg" },
		media_folder: "media/photos",
		show_preview_links: false,
		editor: { preview: false },
		output: { omit_empty_optional_fields: true },
		i18n: { structure: "multiple_folders", locales: [...locales], default_locale: language },
		collections: groups.map((group) => ({
			...group,
			...(group.name !== "facts" && { i18n: true }),
			files: editedFiles
				.filter((file) => file.group === group.name)
				.map(({ name, label, file, schema }) => {
					const i18n = group.name !== "facts";
					// The format of the same name knows the schema (yaml-format.ts).
					return { name, label, file, format: name, i18n, fields: makeFields(inspect(schema), i18n) };
				}),
		})),
	};
}
