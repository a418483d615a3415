import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { readYaml } from "../yaml/read-yaml.ts";
import { studiosSchema } from "./company/studios-schema.ts";
import { factsLabel } from "./schemas.ts";
import { pathOf } from "./site/pages.ts";
import { withAnswers } from "./studio-answers.ts";
import { studioAnswersSchema } from "./studio-answers-schema.ts";
import { toConfirmSchema } from "./to-confirm-schema.ts";

/** Something that the studio has still to fill in or confirm. `place` is where the editor shows it, in Dutch. */
export type Unfilled = { file: string; line: number; field: string; place: string; what: string };

const projectFile = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), "utf8");

/** Every fact that is still open: streets, answers, and statements to confirm. */
export function unfilledFacts(read = projectFile): Unfilled[] {
	return [...missingStreets(read), ...openAnswers(read), ...unconfirmed(read)];
}

function missingStreets(read: typeof projectFile): Unfilled[] {
	const file = readFactFile("facts/company/studios.yaml", studiosSchema, read);
	const { entries } = studiosSchema;
	return (["amsterdam", "rotterdam", "warehouse"] as const)
		.filter((key) => !file.data[key].street)
		.map((key) =>
			file.unfilled([key, "street"], v.getTitle(entries[key]), `Straat en huisnummer in ${file.data[key].city}`),
		);
}

function openAnswers(read: typeof projectFile): Unfilled[] {
	const file = readFactFile("facts/studio-answers.yaml", studioAnswersSchema, read);
	return Object.entries(withAnswers(file.data))
		.filter(([, { answer }]) => answer === undefined)
		.map(([key, { question, shownOn }]) => {
			const pages = shownOn.map((page) => pathOf(page, "nl")).join(", ");
			return file.unfilled([key], question, `Komt op ${pages}`);
		});
}

function unconfirmed(read: typeof projectFile): Unfilled[] {
	const file = readFactFile("facts/to-confirm.yaml", toConfirmSchema, read);
	return file.data.statements.map((statement, position) =>
		file.unfilled(["statements", position], "Klopt dit?", statement),
	);
}

function readFactFile<Schema extends v.GenericSchema>(file: string, schema: Schema, read: typeof projectFile) {
	const result = readYaml(file, read(file));
	if (!result.ok) throw new Error(`${file} cannot be read; npm run check says why`);
	const yaml = result.value;
	return {
		data: v.parse(schema, yaml.data),
		unfilled: (path: (string | number)[], label: string | undefined, what: string): Unfilled => ({
			file,
			line: yaml.lineOf(path),
			field: path.join("."),
			place: [factsLabel, v.getTitle(schema), label].filter(Boolean).join(" › "),
			what,
		}),
	};
}

/** For the studio, in Dutch: what to fill in, where the editor shows it, and the file. */
export function describeUnfilled({ place, what, file, line, field }: Unfilled): string {
	return `${place}: ${what} (${file}, regel ${line}, ${field})`;
}
