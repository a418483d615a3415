import { schemas } from "../content/schemas/all.ts";
import { factSchemas } from "../facts/schemas.ts";
import { isPageKey, pathOf } from "../facts/site/pages.ts";
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

const contentFiles = Object.entries(schemas).map(
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

/** Every file that has a schema. */
export const editedFiles: readonly EditedFile[] = [...contentFiles, ...factFiles];

function labelOf(schema: Schema, name: string): string {
	return describe(inspect(schema)).title ?? name;
}
