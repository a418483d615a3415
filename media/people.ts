import { readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import * as v from "valibot";
import { teamSchema } from "../facts/company/team-schema.ts";
import { describeFault, type Fault, type Read } from "../yaml/fault.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { minPortraitPx, pictureProblem } from "./picture-problem.ts";
import { mediaFolder } from "./shots.ts";

const project = resolve(mediaFolder, "..");
const teamFile = join(project, "facts/company/team.yaml");
const peopleFolder = join(mediaFolder, "people");

/** The portrait files that the team's entries name, by that name, or their faults. */
export async function readPeople(
	file = teamFile,
	folder = peopleFolder,
): Promise<Read<Readonly<Record<string, string>>>> {
	const read = readYaml(relative(project, file), readFileSync(file, "utf8"));
	if (!read.ok) return read;
	const yaml = read.value;
	const team = v.safeParse(teamSchema, yaml.data);
	// Violations of the schema are reported by the check of the facts.
	if (!team.success) return { ok: true, value: {} };
	const portraits = Object.entries(team.output).flatMap(([key, people]) =>
		people.flatMap(({ portrait }, at) => (portrait ? [{ portrait, path: [key, at, "portrait"] }] : [])),
	);
	const faults: Fault[] = [];
	for (const { portrait, path } of portraits) {
		const problem = await pictureProblem(join(folder, basename(portrait)), minPortraitPx);
		if (problem) {
			faults.push({
				file: yaml.file,
				line: yaml.lineOf(path),
				field: path.join("."),
				problem: `${portrait} ${problem}`,
			});
		}
	}
	if (faults.length > 0) return { ok: false, faults };
	const files = portraits.map(({ portrait }) => [portrait, join(folder, basename(portrait))]);
	return { ok: true, value: Object.fromEntries(files) };
}

/** A sentence for each portrait that is missing, broken or too small. */
export async function checkPeople(): Promise<string[]> {
	const read = await readPeople();
	return read.ok ? [] : read.faults.map(describeFault);
}
