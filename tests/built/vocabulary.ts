import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * The vocabulary of schema.org, read from the types of schema-dts: which properties a type has, and what each may hold.
 * The compiler checks our code against the same types; this checks what really stands in a page.
 */
const source = readFileSync(
	createRequire(import.meta.url)
		.resolve("schema-dts")
		.replace(/\.js$/, ".d.ts"),
	"utf8",
);

type Definition = { above: string[]; properties: Map<string, string[]> };

const bases = new Map<string, Definition>();
for (const [, name = "", above = "", body = ""] of source.matchAll(
	/^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
)) {
	const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]+), /gm)].map(
		([, property = "", types = ""]) => [property, types.split(" | ")] as const,
	);
	bases.set(name, { above: above.split(", "), properties: new Map(properties) });
}

const enumerations = new Map(
	[...source.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = "", members = ""]) => [name, members]),
);

const texts = new Set(["Text", "URL", "Date", "DateTime", "Time", "Number", "Integer"]);

/** All that is wrong with a node of a graph, each with its path. */
export function faultsIn(node: unknown, path: string): string[] {
	if (!isRecord(node)) return [`${path} is no object`];
	const type = String(node["@type"]);
	if (!bases.has(`${type}Leaf`)) return [`${path} is of the unknown type '${type}'`];
	return Object.entries(node)
		.filter(([property]) => !property.startsWith("@"))
		.flatMap(([property, value]) => {
			const allowed = allowedIn(`${type}Leaf`, property);
			const here = `${path}.${property}`;
			if (!allowed) return [`${here} is no property of ${type}`];
			const values: unknown[] = Array.isArray(value) ? value : [value];
			return values.flatMap((one, at) => faultsOf(one, allowed, values.length > 1 ? `${here}[${at}]` : here));
		});
}

function faultsOf(value: unknown, allowed: readonly string[], path: string): string[] {
	if (typeof value === "number")
		return allowed.includes("Number") || allowed.includes("Text") ? [] : [`${path} is a number`];
	if (typeof value === "string") {
		const isMember = allowed.some((type) => enumerations.get(type)?.includes(`"${value}"`));
		if (value.trim() === "") return [`${path} is empty`];
		return isMember || allowed.some((type) => texts.has(type)) ? [] : [`${path} is a text`];
	}
	if (!isRecord(value)) return [`${path} is ${typeof value}`];
	if (!("@type" in value)) return "@id" in value && allowed.includes("IdReference") ? [] : [`${path} points nowhere`];
	const type = String(value["@type"]);
	const fits = ancestry(`${type}Leaf`).some((name) => allowed.includes(name.replace(/(Base|Leaf)$/, "")));
	return fits ? faultsIn(value, path) : [`${path} may not be a ${type}`];
}

function ancestry(name: string): string[] {
	return [name, ...(bases.get(name)?.above ?? []).flatMap((above) => (bases.has(above) ? ancestry(above) : []))];
}

function allowedIn(name: string, property: string): string[] | undefined {
	for (const one of ancestry(name)) {
		const found = bases.get(one)?.properties.get(property);
		if (found) return found;
	}
	return undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return value !== null && typeof value === "object" && !Array.isArray(value);
}
