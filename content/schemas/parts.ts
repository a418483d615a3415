import * as v from "valibot";
import { mapValues } from "../../facts/map-values.ts";
import { fillFigures } from "../fill-figures.ts";
import { parseLinkTarget } from "../targets.ts";
import { problemOfFixedText, problemOfSentence, problemOfText } from "./sentence.ts";

/**
 * Parts of the schemas of content files. The studio's editor shows labels and hints, so they are Dutch.
 * Words are plain (`text`, `longText`) or have inline markup (`sentence`, `paragraph`; content/inline.ts). Figures may
 * stand in both.
 */

const checked = (problemOf: (written: string) => string | undefined) =>
	v.pipe(
		v.string(),
		v.rawCheck(({ dataset, addIssue }) => {
			const problem = dataset.typed ? problemOf(dataset.value) : undefined;
			if (problem) addIssue({ message: problem });
		}),
	);

const plain = checked(problemOfText);
const marked = checked(problemOfSentence);
const fixed = checked(problemOfFixedText);

/** A few words that are shown as they are written: markup is refused. */
export const text = (label: string, hint = "") => v.pipe(plain, v.title(label), v.description(hint));

/** The same with a larger field in the editor. */
export const longText = (label: string, hint = "") =>
	v.pipe(plain, v.title(label), v.description(hint), v.metadata({ multiline: true }));

/** One sentence that may have markup: show it with <Sentence>. */
export const sentence = (label: string, hint = "") => v.pipe(marked, v.title(label), v.description(hint));

/** The same with a larger field in the editor, for one or more sentences. */
export const paragraph = (label: string, hint = "") =>
	v.pipe(marked, v.title(label), v.description(hint), v.metadata({ multiline: true }));

/** Words that code imports without `localise`: figures are refused as well. */
export const fixedText = (label: string) => v.pipe(fixed, v.title(label), v.metadata({ multiline: true }));

/** A sentence in which code fills in names between angle brackets, such as <day>. */
export const fillable = (label: string, names: readonly string[]) =>
	v.pipe(
		plain,
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			const unknown = [...dataset.value.matchAll(/<(\w*)>/g)].find(([, name = ""]) => !names.includes(name));
			if (unknown) addIssue({ message: `noemt ${unknown[0]}, dat niets invult; schrijf ${bracketed(names)}` });
		}),
		v.title(label),
		v.description(`Wordt vanzelf ingevuld: ${bracketed(names)}.`),
		v.metadata({ multiline: true }),
	);

const bracketed = (names: readonly string[]) => names.map((name) => `<${name}>`).join(", ");

/** A heading, for a section of a page. */
export const heading = text("Kop");

/** Where a link or a button leads. */
const target = v.pipe(
	v.string(),
	v.check(
		(to) => parseLinkTarget(to) !== undefined,
		({ input }) =>
			`leidt naar '${input}', dat niet bestaat; schrijf page:, link:, mail: of ask: en een naam, zoals page:faq`,
	),
	v.title("Waarheen"),
	v.description("page:faq, page:prices#price-list, link:bookDiscovery, mail:contact of ask:question"),
);

export const group = <Entries extends v.ObjectEntries>(label: string, entries: Entries) =>
	v.pipe(v.strictObject(entries), v.title(label));

export const list = <Item extends v.GenericSchema>(label: string, item: Item, hint = "") =>
	v.pipe(
		v.array(item),
		v.minLength(1, "is een lege lijst; schrijf er minstens één regel in"),
		v.title(label),
		v.description(hint),
	);

/** For a page that has a picture or a place for each item. */
export const atMost = <Items extends v.GenericSchema<unknown[], unknown[]>>(max: number, items: Items) =>
	v.pipe(
		items,
		v.maxLength(max, `heeft meer dan ${max} regels, en daar is op de pagina geen plaats voor; haal er een weg`),
	);

export const texts = (label: string) => list(label, text("Tekst"));

export const sentences = (label: string) => list(label, sentence("Zin"));

export const paragraphs = (label: string) => list(label, paragraph("Alinea"));

/** A group with a field for each key of the facts, such as each front design. */
export const each = <Key extends string, Part extends v.GenericSchema>(
	label: string,
	labels: Readonly<Record<Key, string>>,
	part: (label: string) => Part,
) => v.pipe(v.strictObject(mapValues(labels, (name) => part(name))), v.title(label));

/** A link or a button. */
export const action = (label = "Knop") =>
	group(label, {
		label: text("Knoptekst"),
		to: target,
		otherwise: v.exactOptional(
			text("Andere knoptekst", "Zolang de dienst niet is ingesteld en een eigen pagina hem vervangt."),
		),
	});

export const actions = (label = "Knoppen") => list(label, action(), "De eerste is de belangrijkste.");

/** A heading with paragraphs. */
export const section = (label: string) => group(label, { heading, body: paragraphs("Alinea's") });

/** A heading with a text. */
export const block = (label: string) => group(label, { heading, text: paragraph("Tekst") });

export const blockWithAction = (label: string) => group(label, { heading, text: paragraph("Tekst"), action: action() });

export const blockWithActions = (label: string) =>
	group(label, { heading, text: paragraph("Tekst"), actions: actions() });

export const named = (label: string) => group(label, { name: text("Naam"), text: paragraph("Tekst") });

export const namedList = (label: string, item: string) => list(label, named(item));

export const terms = (label: string) =>
	list(label, group("Regel", { term: text("Begrip"), text: paragraph("Uitleg") }));

/** Questions with an answer of one paragraph, on a page about something else. */
export const questions = group("Vragen", {
	heading,
	items: list("Vragen", group("Vraag", { question: text("Vraag"), answer: paragraph("Antwoord") })),
});

/** Words about a page's pictures, in three versions; the page shows the one that fits its pictures. */
export const byPictures = <Part extends v.GenericSchema>(label: string, part: (label: string) => Part) =>
	group(label, {
		renders: part("Als alle beelden impressies zijn"),
		mixed: part("Als er foto's en impressies zijn"),
		photographs: part("Als alle beelden foto's zijn"),
	});

export const description = (label: string) =>
	v.pipe(
		longText(label, "Onder de titel bij zoekmachines en in gedeelde links: 70 tot 160 tekens."),
		lengthBetween(70, 160),
	);

export const lead = (label: string) => paragraph(label, "Een of twee zinnen onder de kop: waarom ben je hier?");

/** The words with which every page opens. */
export const pageOpening = {
	title: v.pipe(
		text("Titel", "In het tabblad en bij zoekmachines. De naam van de studio komt er vanzelf bij."),
		lengthBetween(3, 60),
	),
	description: description("Omschrijving"),
	heading: text("Kop", "De grote kop boven aan de pagina."),
	lead: lead("Intro"),
	opening: section("Eerste stuk"),
};

/** The words that every page has; `own` are those of this page only. */
export const page = <Own extends v.ObjectEntries>(own: Own) =>
	v.strictObject({ ...pageOpening, ...own, actions: actions() });

/** Counts characters after figures are filled in. */
function lengthBetween(min: number, max: number) {
	const lengthOf = (input: string) => fillFigures(input, "nl").length;
	return v.rawCheck<string>(({ dataset, addIssue }) => {
		if (!dataset.typed || dataset.issues) return;
		const length = lengthOf(dataset.value);
		if (length < min) addIssue({ message: `is ${length} tekens lang; schrijf er minstens ${min}` });
		if (length > max) addIssue({ message: `is ${length} tekens lang; hoogstens ${max} mag` });
	});
}

/** A link in a field and a button that copies it. */
export const shareLink = {
	link: text("Label van de link"),
	copy: text("Knop: kopiëren"),
	copied: text("Als de link gekopieerd is"),
	selected: text("Als kopiëren niet lukt"),
};
