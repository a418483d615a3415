import * as v from "valibot";
import type { Fault } from "./fault.ts";
import { readYaml, type YamlFile } from "./read-yaml.ts";

export type Schema = v.GenericSchema<unknown, unknown>;

/** All that is wrong with one file: what YAML cannot read, else what its schema does not allow. */
export function checkYaml(file: string, text: string, schema: Schema): Fault[] {
	const read = readYaml(file, text);
	return read.ok ? checkData(read.value, schema) : read.faults;
}

export function checkData({ file, data, lineOf }: YamlFile, schema: Schema): Fault[] {
	const { issues = [] } = v.safeParse(schema, data);
	return issues.map((issue) => {
		const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
		return { file, line: lineOf(path), field: path.join("."), problem: describeIssue(issue) };
	});
}

/** What the library expects, in words. */
const kinds: Readonly<Record<string, string>> = {
	string: "tekst",
	number: "een getal",
	boolean: "true of false",
	Array: "een lijst",
	Object: "een groep velden",
};

/** Our schemas say what to do in their own messages; what the library finds by itself is said here. The editor shows both, so they are Dutch. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
	if (issue.received === "undefined" || (issue.type === "strict_object" && issue.expected !== "never")) {
		return "ontbreekt; vul het in";
	}
	if (issue.type === "strict_object") return "is geen veld van dit bestand; haal het weg of verbeter de naam";
	if (issue.message.startsWith("Invalid "))
		return `is ${issue.received}, maar moet ${kinds[issue.expected ?? ""] ?? issue.expected} zijn`;
	return issue.message;
}
