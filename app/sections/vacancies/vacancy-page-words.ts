import type { Content } from "../../../content/schemas/all.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import type { VacancyPageKey } from "../../../facts/site/pages.ts";

type Words = Content<VacancyPageKey>;

const files: Readonly<Record<string, Words>> = import.meta.glob("../../../content/{nl,en}/vacancies/*.yaml", {
	eager: true,
	import: "default",
});

/** What the page of a vacancy says, as it is written. */
export function vacancyPageWords(key: VacancyPageKey): Record<Locale, Words> {
	return { nl: wordsIn(key, "nl"), en: wordsIn(key, "en") };
}

function wordsIn(key: VacancyPageKey, locale: Locale): Words {
	const file = `content/${locale}/${key}.yaml`;
	const words = files[`../../../${file}`];
	if (!words) throw new Error(`${file} is missing; write it, or take the page out of facts/company/vacancies.yaml`);
	return words;
}
