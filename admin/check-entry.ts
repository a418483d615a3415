import * as v from "valibot";
import { describeIssue, type Schema } from "../yaml/check-yaml.ts";
import { describe, type Inspected, inspect, unwrap } from "./inspect-schema.ts";

/** Violations of a schema, each with the labels that lead to its field. */
export function checkEntry(schema: Schema, data: unknown): string[] {
	const { issues = [] } = v.safeParse(schema, data);
	return issues.map((issue) => {
		const labels = labelsTo(
			inspect(schema),
			(issue.path ?? []).map(({ key }) => key),
		);
		return `${labels.join(" › ")}: ${describeIssue(issue)}`;
	});
}

function labelsTo(outer: Inspected, [key, ...rest]: readonly unknown[]): string[] {
	const { entries, item } = unwrap(outer);
	const next = entries ? entries[String(key)] : item;
	if (key === undefined) return [];
	const label = typeof key === "number" ? String(key + 1) : ((next && describe(unwrap(next)).title) ?? String(key));
	return [label, ...(next ? labelsTo(next, rest) : [])];
}
