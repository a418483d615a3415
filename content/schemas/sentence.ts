import { fillFigures } from "../fill-figures.ts";
import { parseInline, plainText } from "../inline.ts";
import { isLeftOut } from "../open-answers.ts";
import { parseLinkTarget } from "../targets.ts";

/** A sentence's fault and its remedy; undefined when there is none. */
export function problemOfSentence(sentence: string): string | undefined {
	if (sentence.trim() === "") return "is leeg; schrijf iets";
	if (/^ | $/.test(sentence)) return "begint of eindigt met een spatie; haal die weg";
	// Has no figure yet, or is not shown any more.
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
