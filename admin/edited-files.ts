import { schemaOf, schemas } from "../content/schemas/all.ts";
import { vacancyPage } from "../content/schemas/vacancy-page.ts";
import { factSchemas } from "../facts/schemas.ts";
import { isPageKey, moduleOf, pageKeys, pathOf } from "../facts/site/pages.ts";
import { photoSchema } from "../media/photo-schema.ts";
import type { Schema } from "../yaml/check-yaml.ts";
import { describe, inspect } from "./inspect-schema.ts";

/** A file that the studio edits; `{{locale}}` stands for each language. */
export type EditedFile = {
	group: "pages" | "words" | "facts";
	name: string;
	label: string;
	file: string;
	schema: Schema;
};

/** A folder to which the studio adds files of one kind. The field `called` names a new file. */
export type EditedFolder = {
	name: string;
	label: string;
	singular: string;
	icon: string;
	folder: string;
	called: string;
	schema: Schema;
};

const contentFile = (name: string) => `content/{{locale}}/${name}.yaml`;

/** Pages in the order of the site; those of vacancies are in a folder. */
const pageFiles = pageKeys.flatMap((key): EditedFile[] => {
	const schema = schemaOf(key);
	if (!schema || moduleOf(key) !== key) return [];
	return [{ group: "pages", name: key, label: pathOf(key, "nl"), file: contentFile(key), schema }];
});

const wordFiles = Object.entries(schemas).flatMap(([name, schema]): EditedFile[] =>
	isPageKey(name) ? [] : [{ group: "words", name, label: labelOf(schema, name), file: contentFile(name), schema }],
);

const factFiles = Object.entries(factSchemas).map(([file, schema]): EditedFile => {
	const name = file.replace(/\.yaml$/, "").replaceAll("/", "-");
	return { group: "facts", name, label: labelOf(schema, name), file, schema };
});

/** Every file that has a schema of its own. */
export const editedFiles: readonly EditedFile[] = [...pageFiles, ...wordFiles, ...factFiles];

/** The build passes `pictureNames`: they come from the disk, which a browser cannot read. */
export const editedFolders = (pictureNames: readonly string[]): readonly EditedFolder[] => [
	{
		name: "vacancies",
		label: "Vacaturepagina's",
		singular: "Vacaturepagina",
		icon: "work",
		folder: "content/{{locale}}/vacancies",
		called: "title",
		schema: vacancyPage,
	},
	{
		name: "photos",
		label: "Foto's",
		singular: "Foto",
		icon: "photo_camera",
		folder: "media/photos",
		called: "alt.nl",
		schema: photoSchema(pictureNames),
	},
];

function labelOf(schema: Schema, name: string): string {
	return describe(inspect(schema)).title ?? name;
}
