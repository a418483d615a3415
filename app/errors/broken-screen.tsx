import type { Locale } from "../../facts/locales.ts";
import { pathOf } from "../../facts/pages.ts";
import styles from "./error-screen.module.css";
import { errorWords } from "./words.ts";

/** Shown when a page broke. Plain links, so that they work however much is broken. */
export function BrokenScreen({ locale, path }: { locale: Locale; path: string }) {
	const words = errorWords[locale].broken;
	return (
		<div className={styles.screen}>
			<h1 className={styles.heading}>{words.heading}</h1>
			<p className={styles.text}>{words.text}</p>
			<p className={styles.ways}>
				<a className={styles.way} href={path}>
					{words.retry}
				</a>
				<a className={styles.way} href={pathOf("home", locale)}>
					{words.home}
				</a>
			</p>
		</div>
	);
}
