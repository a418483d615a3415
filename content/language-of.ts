import type { Locale } from "../facts/site/locales.ts";
import { wordsOf } from "./sentences.ts";

/**
 * Small words that carry a sentence and exist in one of the two languages only. Words that both have (in, is, we,
 * over, was, of, die, had, me, been, made, well, best, want, wet, door, so …) say nothing and are left out.
 */
const functionWords: Record<Locale, ReadonlySet<string>> = {
	nl: new Set(
		`aan al alleen alles als altijd andere ben bent bij bijna blijft dan dat de deze dit dus een één eerst elk elke en er
		erop erbij ervan eruit ga gaan gaat geen haar heb hebben hebt heeft heel het hier hij hoe hun iemand iets ik ja je jij
		jou jouw jullie kan kies komt krijg krijgt kun kunnen kunt laat maak maakt maar maken meer met mijn moet mag naar naast
		nee niet niets nog nooit nu om onder onze ons ook op staan staat te tot tussen uit van vanaf veel voor vóór vraag waar
		waarin wat weer welk welke wel wie wij wil wilt worden wordt zelf ze zeg zich zie ziet zij zijn zit zo zoek zonder zou`.split(
			/\s+/,
		),
	),
	en: new Set(
		`a about all always an and any are as ask at be before because both but by can cannot come comes could do does don't
		each every for from get gives go goes has have he her here how i if into isn't it its it's just keep know let like
		look looks make makes may more most much must my never no nobody not nothing now on once one only or order other our
		out pay put same says see she should show some something still such take than that the their them then there
		these they this those through to too under until us very way what when where which while who whose why will with
		without won't would yes you your yours`.split(/\s+/),
	),
};

/** Names of products, brands and places: they are the same in both languages. */
const names = new Set(
	`own catch flush pull framed barre fenix melatop painted multiplex metod faktum kvik bordo senti ikea palet market
	walnut mocca oat sage night elephant tabasco honey cacao aubergine blueberry roquefort cherry butter lychee mint
	frosting tuna gallery amsterdam rotterdam lijnden instagram`.split(/\s+/),
);

/** Names that consist of several words; inside them, a small word proves nothing. */
const phrases =
	/farrow and ball|little greene|no more boring kitchens|oak natural|warm oak|raw mdf( light grey)?|(own|catch|flush|pull|framed|barre) in \p{L}+/giu;

/** How many words of a sentence belong to each language alone, and how many could belong to either. */
export function countLanguages(sentence: string): Record<Locale, number> & { words: number } {
	const words = wordsOf(sentence.replace(phrases, " "));
	const telling = words.filter((word) => !names.has(word));
	const count = (locale: Locale) => telling.filter((word) => functionWords[locale].has(word)).length;
	return { nl: count("nl"), en: count("en"), words: words.length };
}

/** The language that a sentence is in, as far as its small words tell. */
export function languageOf(sentence: string): Locale | undefined {
	const { nl, en } = countLanguages(sentence);
	return nl === en ? undefined : nl > en ? "nl" : "en";
}
