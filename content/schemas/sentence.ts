import { fillFigures } from "../fill-figures.ts";
import { parseInline, plainText } from "../inline.ts";
import { isLeftOut } from "../open-answers.ts";
import { parseLinkTarget } from "../targets.ts";

/** The fault of a sentence with markup and its remedy; undefined when there is none. */
export function problemOfSentence(sentence: string): string | undefined {
	if (sentence.trim() === "") return "is leeg; schrijf iets";
	if (/^ | $/.test(sentence)) return "begint of eindigt met een spatie; haal die weg";
	// Its answer is missing, or it was replaced by one: there is nothing to fill in.
	if (isLeftOut(sentence)) return undefined;
	let filled: string;
	try {
		filled = fillFigures(sentence, "nl");
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
	const lost = parseInline(filled).find((part) => part.kind === "link" && !parseLinkTarget(part.target));
	if (lost?.kind === "link") {
		return `linkt naar '${lost.target}', dat niet bestaat; verbeter het, zoals [tekst](page:faq)`;
	}
	const [leftover] = /\*+|\]\(|[{}]/.exec(plainText(filled)) ?? [];
	return leftover && `heeft onaffe opmaak bij '${leftover}'; maak het af of haal het weg`;
}

/** The same for words that are shown as they are written. */
export function problemOfText(text: string): string | undefined {
	const isMarked = parseInline(text).some(({ kind }) => kind !== "text");
	return isMarked ? "heeft nadruk of een link, en die kan hier niet; schrijf het zonder" : problemOfSentence(text);
}

/** The same for words in which nothing is filled in. */
export function problemOfFixedText(text: string): string | undefined {
	return /[{}]/.test(text)
		? "heeft een getal tussen accolades, en dat kan hier niet; schrijf het uit"
		: problemOfText(text);
}
