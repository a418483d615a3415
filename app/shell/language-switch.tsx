import { homePaths, languageParameter, otherLocale } from "../../facts/site/locales.ts";
import { useLocale } from "../navigation/use-locale.ts";
import { usePageHead } from "../page-data/use-page-head.ts";
import styles from "./language-switch.module.css";

/**
 * The same page in the other language. A plain link that loads the document anew, since the language of the whole
 * document changes. On a click app/hydration/boot.ts sets the cookie and carries query and hash over; without scripts
 * the server sets it (server/language-redirect.ts).
 */
export function LanguageSwitch({ words }: { words: { label: string; describe: string } }) {
	const other = otherLocale(useLocale());
	const to = usePageHead()?.paths[other] ?? homePaths[other];
	return (
		<a
			className={styles.switch}
			href={`${to}?${languageParameter}=${other}`}
			hrefLang={other}
			lang={other}
			data-language
		>
			{words.label} <span className="visually-hidden">{words.describe}</span>
		</a>
	);
}
