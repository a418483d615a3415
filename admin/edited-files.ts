import { schemas } from "../content/schemas/all.ts";
import { factSchemas } from "../facts/schemas.ts";
import { isPageKey, pageKeys, pathOf } from "../facts/site/pages.ts";
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

/** A folder to which the studio adds files of one kind. The field `called` names a new one. */
export type EditedFolder = {
	name: string;
	label: string;
	singular: string;
	icon: string;
	folder: string;
	called: string;
	schema: Schema;
};

/** Pages in the order of the site. */
const places = new Map<string, number>(pageKeys.map((key, place) => [key, place]));
const sortedSchemas = Object.entries(schemas).toSorted(([a], [b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0));

const contentFiles = sortedSchemas.map(
	([name, schema]): EditedFile => ({
		group: isPageKey(name) ? "pages" : "words",
		name,
		label: isPageKey(name) ? pathOf(name, "nl") : labelOf(schema, name),
		file: `content/{{locale}}/${name}.yaml`,
		schema,
	}),
);

const factFiles = Object.entries(factSchemas).map(([file, schema]): EditedFile => {
	const name = file.replace(/\.yaml$/, "").replaceAll("/", "-");
	return { group: "facts", name, label: labelOf(schema, name), file, schema };
});

/** Every file that has a schema of its own. */
export const editedFiles: readonly EditedFile[] = [...contentFiles, ...factFiles];

/** Names of pictures come from the disk, which a browser does not have. */
export const editedFolders = (pictureNames: readonly string[]): readonly EditedFolder[] => [
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
