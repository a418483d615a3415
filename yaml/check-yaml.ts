import * as v from "valibot";
import type { Fault } from "./fault.ts";
import { readYaml, type YamlFile } from "./read-yaml.ts";

export type Schema = v.GenericSchema<unknown, unknown>;

/** A file's faults: syntax errors, else violations of its schema. */
export function checkYaml(file: string, text: string, schema: Schema): Fault[] {
	const read = readYaml(file, text);
	return read.ok ? checkFile(read.value, schema) : read.faults;
}

export function checkFile({ file, data, lineOf }: YamlFile, schema: Schema): Fault[] {
	const { issues = [] } = v.safeParse(schema, data);
	return issues.map((issue) => {
		const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
		return { file, line: lineOf(path), field: path.join("."), problem: describeIssue(issue) };
	});
}

/** Valibot's type names in Dutch. */
const kinds: Readonly<Record<string, string>> = {
	string: "tekst",
	number: "een getal",
	boolean: "true of false",
	Array: "een lijst",
	Object: "een groep velden",
};

/** Our schemas have their own messages; these replace Valibot's. Dutch, because the editor shows them. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
	if (issue.received === "undefined" || (issue.type === "strict_object" && issue.expected !== "never")) {
		return "ontbreekt; vul het in";
	}
	if (issue.type === "strict_object") return "is geen veld van dit bestand; haal het weg of verbeter de naam";
	if (issue.message.startsWith("Invalid "))
		return `is ${issue.received}, maar moet ${kinds[issue.expected ?? ""] ?? issue.expected} zijn`;
	return issue.message;
}
