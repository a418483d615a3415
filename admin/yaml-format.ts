import { parse } from "yaml";
import type { Schema } from "../yaml/check-yaml.ts";
import { checkEntry } from "./check-entry.ts";
import { dropEmpty } from "./drop-empty.ts";
import { editYaml } from "./edit-yaml.ts";
import { inspect } from "./inspect-schema.ts";

/** Holds the file's original text. No field has this name; the library keeps data without a field. */
const textKey = "#text";

/** Replaces the library's own YAML format, which drops comments, reformats every line and checks no schema. */
export function yamlFormat(schema: Schema) {
	return {
		fromFile: (text: string): Record<string, unknown> => ({ ...parse(text), [textKey]: text }),
		toFile: ({ [textKey]: text, ...data }: Record<string, unknown>): string => {
			const saved = editYaml(typeof text === "string" ? text : undefined, dropEmpty(inspect(schema), data));
			const problems = checkEntry(schema, parse(saved));
			// With this message the library shows the cause to the editor.
			if (problems.length > 0) throw new Error("saving_failed", { cause: new Error(problems.join(" · ")) });
			return saved;
		},
	};
}
