import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkFile, type Schema } from "../yaml/check-yaml.ts";
import { describeFault, type Fault } from "../yaml/fault.ts";
import { readYaml, type YamlFile } from "../yaml/read-yaml.ts";
import { factSchemas } from "./schemas.ts";

const project = fileURLToPath(new URL("..", import.meta.url));

type Schemas = Readonly<Record<string, Schema>>;

/** The faults of one file. */
export function checkFactFile(yaml: YamlFile, schemas: Schemas = factSchemas): Fault[] {
	const { file } = yaml;
	const schema = Object.hasOwn(schemas, file) ? schemas[file] : undefined;
	if (schema) return checkFile(yaml, schema);
	return [
		{
			file,
			line: 1,
			field: "",
			problem: "heeft geen schema; voeg het toe aan facts/schemas.ts of verbeter de bestandsnaam",
		},
	];
}

/** Checks every file against its schema; a sentence per fault. */
export function checkFactSchemas(folder = project, schemas: Schemas = factSchemas): string[] {
	const files = globSync("facts/**/*.yaml", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
	const missing = Object.keys(schemas)
		.filter((file) => !files.includes(file))
		.map((file) => ({ file, line: 1, field: "", problem: "ontbreekt; facts/schemas.ts noemt het" }));
	const faults = files.sort().flatMap((file) => {
		const read = readYaml(file, readFileSync(`${folder}/${file}`, "utf8"));
		return read.ok ? checkFactFile(read.value, schemas) : read.faults;
	});
	return [...missing, ...faults].map(describeFault);
}

/** Checks every file, and if all are valid, the files against each other. */
export async function checkAllFacts(): Promise<string[]> {
	const wrong = checkFactSchemas();
	if (wrong.length > 0) return wrong;
	// Imported only now: this module imports the files, which may not be readable.
	const { checkFactsTogether } = await import("./check-facts-together.ts");
	return checkFactsTogether(project);
}
