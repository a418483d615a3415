import { type Answers, answers } from "../facts/answers.ts";
import type { Fault } from "../yaml/fault.ts";
import type { YamlFile } from "../yaml/read-yaml.ts";
import { dependsOnAnswer } from "./open-answers.ts";

type Path = readonly (string | number)[];

/** Differences between the two languages of one file. */
export function checkPair(nl: YamlFile, en: YamlFile): Fault[] {
	return compare(nl, en, nl.data, en.data, []);
}

/** Sentences that name an open question outside a list. Only items of a list can be left out. */
export function checkOpenQuestions(file: YamlFile, questions: Answers = answers): Fault[] {
	return sentencesOf(file.data)
		.filter(
			({ path, sentence }) => dependsOnAnswer(sentence, questions) && !path.some((part) => typeof part === "number"),
		)
		.map(({ path }) => fault(file, path, "noemt een open vraag; zet de zin in een lijst, of laat haar weg"));
}

/** Links to a question of the FAQ that does not exist. */
export function checkAnchors(file: YamlFile, anchors: ReadonlySet<string>): Fault[] {
	return sentencesOf(file.data).flatMap(({ path, sentence }) =>
		[...sentence.matchAll(/page:faq#([\w-]+)/g)]
			.filter(([, anchor = ""]) => !anchors.has(anchor))
			.map(([link]) => fault(file, path, `leidt naar '${link}', dat geen vraag van de FAQ is; verbeter het`)),
	);
}

function compare(nl: YamlFile, en: YamlFile, nlValue: unknown, enValue: unknown, path: Path): Fault[] {
	if (nlValue === undefined) return [fault(nl, path, `ontbreekt; ${en.file} heeft het, dus voeg het toe`)];
	if (enValue === undefined) return [fault(en, path, `ontbreekt; ${nl.file} heeft het, dus voeg het toe`)];
	if (typeof nlValue === "string" && typeof enValue === "string") {
		if (path.at(-1) === "id" && nlValue !== enValue)
			return [fault(en, path, `is niet '${nlValue}', zoals in ${nl.file}; maak ze gelijk`)];
		return isCopy(nlValue, enValue) ? [fault(en, path, "is de Nederlandse zin; vertaal hem")] : [];
	}
	if (Array.isArray(nlValue) && Array.isArray(enValue) && nlValue.length !== enValue.length) {
		return [fault(en, path, `heeft ${enValue.length} regels en ${nl.file} ${nlValue.length}; maak ze even lang`)];
	}
	if (!isRecord(nlValue) || !isRecord(enValue)) return [];
	const step = (name: string) => (Array.isArray(nlValue) ? Number(name) : name);
	return [...new Set([...Object.keys(nlValue), ...Object.keys(enValue)])].flatMap((name) =>
		compare(nl, en, nlValue[name], enValue[name], [...path, step(name)]),
	);
}

/** A sentence that was copied into the English file and not translated yet. Names and labels may be the same. */
const isCopy = (nl: string, en: string) => nl === en && nl.split(/\s+/).length >= 5 && /[.!?]$/.test(nl);

function sentencesOf(content: unknown, path: Path = []): { path: Path; sentence: string }[] {
	if (typeof content === "string") return [{ path, sentence: content }];
	if (Array.isArray(content)) return content.flatMap((item, position) => sentencesOf(item, [...path, position]));
	if (!isRecord(content)) return [];
	return Object.entries(content).flatMap(([name, part]) => sentencesOf(part, [...path, name]));
}

export function fault({ file, lineOf }: YamlFile, path: Path, problem: string): Fault {
	return { file, line: lineOf(path), field: path.join("."), problem };
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return value !== null && typeof value === "object";
}
