import { brand } from "./brand.ts";
import { fillFigures } from "./fill-figures.ts";
import { parseInline, plainText } from "./inline.ts";
import { isUnanswered } from "./open-answers.ts";
import { parseTarget } from "./targets.ts";

/** A fault in the content, with the file and the field so that it can be found without searching. */
export type Fault = { file: string; field: string; problem: string };

export type Side = { file: string; content: unknown };

const limits = { title: { min: 10, max: 85 }, description: { min: 70, max: 160 } } as const;

/** Compares the two languages of one file field by field, and checks each sentence for what types cannot. */
export function checkPair(nl: Side, en: Side): Fault[] {
	return compare(nl, en, nl.content, en.content, "");
}

/** What a page adds to a plain file: a title and description of a sensible length. */
export function checkHead(side: Side): Fault[] {
	const faults: Fault[] = [];
	for (const field of ["title", "description"] as const) {
		const value = isRecord(side.content) ? side.content[field] : undefined;
		if (typeof value !== "string") {
			faults.push({ file: side.file, field, problem: "is missing" });
			continue;
		}
		const { min, max } = limits[field];
		const length = (field === "title" ? `${value} | ${brand}` : value).length;
		if (length < min || length > max) {
			faults.push({ file: side.file, field, problem: `is ${length} characters long, should be ${min} to ${max}` });
		}
	}
	return faults;
}

/** Links to a question of the FAQ that does not exist. */
export function checkAnchors({ file, content }: Side, anchors: ReadonlySet<string>): Fault[] {
	const linked = [...JSON.stringify(content).matchAll(/page:faq#([a-z0-9-]+)/g)].map(([, anchor = ""]) => anchor);
	return linked
		.filter((anchor) => !anchors.has(anchor))
		.map((anchor) => ({ file, field: `page:faq#${anchor}`, problem: "leads to no question of the FAQ" }));
}

function compare(nl: Side, en: Side, left: unknown, right: unknown, field: string): Fault[] {
	if (left === undefined) return [{ file: nl.file, field, problem: `is missing, but ${en.file} has it` }];
	if (right === undefined) return [{ file: en.file, field, problem: `is missing, but ${nl.file} has it` }];
	if (typeof left === "string" && typeof right === "string") {
		return [
			...checkSentence(nl, field, left),
			...checkSentence(en, field, right),
			...checkTranslated(en, field, left, right),
		];
	}
	if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) {
		const problem = `has ${right.length} items, but ${nl.file} has ${left.length}`;
		return [{ file: en.file, field, problem }];
	}
	if (isRecord(left) && isRecord(right)) {
		const names = new Set([...Object.keys(left), ...Object.keys(right)]);
		return [...names].flatMap((name) =>
			compare(nl, en, left[name], right[name], field === "" ? name : `${field}.${name}`),
		);
	}
	if (typeof left === typeof right) return [];
	return [{ file: en.file, field, problem: `is of another kind than in ${nl.file}` }];
}

function checkSentence({ file }: Side, field: string, sentence: string): Fault[] {
	const fault = (problem: string): Fault[] => [{ file, field, problem }];
	if (sentence.trim() === "") return fault("is empty");
	if (/^ | $/.test(sentence)) return fault("begins or ends with a space");
	if (/^(page|link|mail|ask):/.test(sentence)) {
		return parseTarget(sentence) ? [] : fault(`leads to '${sentence}', which does not exist`);
	}
	if (isUnanswered(sentence)) {
		return isListItem(field) ? [] : fault("names an open question, so it must be an item of a list");
	}
	let filled: string;
	try {
		filled = fillFigures(sentence, "nl");
	} catch (error) {
		return fault(error instanceof Error ? error.message : String(error));
	}
	const lost = parseInline(filled).find((part) => part.kind === "link" && !parseTarget(part.target));
	if (lost?.kind === "link") return fault(`links to '${lost.target}', which does not exist`);
	const leftover = /\*\*|\]\(|[{}]/.exec(plainText(filled));
	return leftover ? fault(`has unfinished markup at '${leftover[0]}'`) : [];
}

/** Only items of a list can be left out while their question is open. */
const isListItem = (field: string) => /\.\d+(\.|$)/.test(field);

/** A sentence that was copied into the English file and not translated yet. */
function checkTranslated({ file }: Side, field: string, nl: string, en: string): Fault[] {
	const isSentence = nl.split(/\s+/).length >= 5 && /[.!?]$/.test(nl);
	return isSentence && nl === en ? [{ file, field, problem: "is the Dutch sentence, not translated yet" }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return value !== null && typeof value === "object";
}
