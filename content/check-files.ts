import { existsSync, globSync, readFileSync } from "node:fs";
import { type Locale, locales } from "../facts/site/locales.ts";
import { pageKeys } from "../facts/site/pages.ts";
import { checkFile } from "../yaml/check-yaml.ts";
import type { Fault, Read } from "../yaml/fault.ts";
import { readYaml, type YamlFile } from "../yaml/read-yaml.ts";
import { checkOpenQuestions, checkPair } from "./check.ts";
import { checkContentTogether } from "./check-content-together.ts";
import { schemaOf, schemas } from "./schemas/all.ts";

const contentFolder = new URL(".", import.meta.url);

/** Reads every content file in both languages and lists their faults. */
export function checkContentFiles(folder = contentFolder): Fault[] {
	const names = new Set([
		...Object.keys(schemas),
		...pageKeys,
		...locales.flatMap((locale) =>
			globSync("**/*.yaml", { cwd: new URL(`${locale}/`, folder) }).map((file) =>
				file.replaceAll("\\", "/").replace(/\.yaml$/, ""),
			),
		),
	]);
	const faults = [...names].sort().flatMap((name) => checkName(name, folder));
	if (faults.length > 0) return faults;
	const files = [...names].flatMap((name) => locales.map((locale) => readFile(name, locale, folder)));
	return checkContentTogether(files.flatMap((file) => (file.ok ? [file.value] : [])));
}

/** The faults of one content file, for the development server; none for any other file. */
export function checkContentFile(file: string): Fault[] {
	const [, locale, name] = /^content\/(nl|en)\/([\w-]+(?:\/[\w-]+)?)\.yaml$/.exec(file.replaceAll("\\", "/")) ?? [];
	if (!name) return [];
	return checkName(name, contentFolder).filter((one) => one.file.startsWith(`content/${locale}/`));
}

function checkName(name: string, folder: URL): Fault[] {
	const isMissing = (locale: Locale) => !existsSync(new URL(`${locale}/${name}.yaml`, folder));
	const wholeFile = (locale: Locale, problem: string): Fault => {
		return { file: `content/${locale}/${name}.yaml`, line: 1, field: "", problem };
	};
	const schema = schemaOf(name);
	if (!schema) {
		return locales
			.filter((locale) => !isMissing(locale))
			.map((locale) =>
				wholeFile(locale, "hoort nergens bij; haal het weg, of voeg het toe aan content/schemas/all.ts"),
			);
	}
	const missing = locales.filter(isMissing).map((locale) => wholeFile(locale, "ontbreekt in deze taal; schrijf het"));
	if (missing.length > 0) return missing;
	const [nl, en] = [readFile(name, "nl", folder), readFile(name, "en", folder)];
	if (!nl.ok || !en.ok) return [nl, en].flatMap((read) => (read.ok ? [] : read.faults));
	const faults = [nl.value, en.value].flatMap((file) => [...checkFile(file, schema), ...checkOpenQuestions(file)]);
	return faults.length > 0 ? faults : checkPair(nl.value, en.value);
}

function readFile(name: string, locale: Locale, folder: URL): Read<YamlFile> {
	const text = readFileSync(new URL(`${locale}/${name}.yaml`, folder), "utf8");
	return readYaml(`content/${locale}/${name}.yaml`, text);
}
