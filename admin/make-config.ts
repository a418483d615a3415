import type { CmsConfig, EntryCollection, FileCollection } from "@sveltia/cms";
import type { EditorBackend } from "../config/editor-backend.ts";
import { factsLabel } from "../facts/schemas.ts";
import { locales } from "../facts/site/locales.ts";
import { backendFor } from "./backend.ts";
import type { EditedFile, EditedFolder } from "./edited-files.ts";
import { inspect } from "./inspect-schema.ts";
import { makeFields } from "./make-field.ts";

type Edited = { files: readonly EditedFile[]; folders: readonly EditedFolder[] };

const groups = [
	{ name: "pages", label: "Pagina's", icon: "web", i18n: true },
	{ name: "words", label: "Gedeelde teksten", icon: "translate", i18n: true },
	{ name: "facts", label: factsLabel, icon: "euro", i18n: false },
] as const;

/** The editor's configuration: each file with the fields of its schema. */
export function makeConfig({ files, folders }: Edited, editor: EditorBackend | undefined): CmsConfig {
	const [language] = locales;
	const filesIn = (name: string) => files.filter(({ group }) => group === name);
	return {
		load_config_file: false,
		backend: backendFor(editor),
		app_title: "No More Boring Kitchens",
		logo: { src: "/favicon.svg" },
		media_folder: "media/photos",
		media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
		show_preview_links: false,
		editor: { preview: false },
		i18n: { structure: "multiple_folders", locales: [...locales], default_locale: language },
		// A file's name is part of addresses.
		slug: { encoding: "ascii", clean_accents: true },
		collections: [
			...groups.map((group) => fileCollection(group, filesIn(group.name))),
			...folders.map(folderCollection),
		],
	};
}

/** Each file or folder has a format of the same name, which has its schema (yaml-format.ts). */
function fileCollection(group: (typeof groups)[number], files: readonly EditedFile[]): FileCollection {
	const { i18n } = group;
	return {
		...group,
		files: files.map(({ name, label, file, schema }) => {
			return { name, label, file, format: name, i18n, fields: makeFields(inspect(schema), i18n) };
		}),
	};
}

function folderCollection({ name, label, singular, icon, folder, called, schema }: EditedFolder): EntryCollection {
	const i18n = folder.includes("{{locale}}");
	return {
		name,
		label,
		label_singular: singular,
		icon,
		folder,
		create: true,
		extension: "yaml",
		format: name,
		slug: `{{fields.${called}}}`,
		slug_length: 60,
		summary: `{{${called}}}`,
		i18n,
		fields: makeFields(inspect(schema), i18n),
	};
}
