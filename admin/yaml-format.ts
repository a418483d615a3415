import { parse } from "yaml";
import type { Schema } from "../yaml/check-yaml.ts";
import { checkEntry } from "./check-entry.ts";
import { dropEmpty } from "./drop-empty.ts";
import { editYaml } from "./edit-yaml.ts";
import { inspect } from "./inspect-schema.ts";

/** No field has this name. The library keeps what it has no field for, so a file's own text travels with its data. */
const textKey = "#text";

/** How the library reads and writes a file: its own way would drop comments, write every line anew and know no schema. */
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
