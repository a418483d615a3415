import type { Locale } from "../../facts/locales.ts";
import { pathOf } from "../../facts/pages.ts";
import styles from "./error-screen.module.css";
import { errorWords } from "./words.ts";

/** An unknown path without /en does not tell the visitor's language, so Dutch is followed by English. */
export function NotFoundScreen({ locale, path }: { locale: Locale; path?: string | undefined }) {
	const { notFound } = errorWords[locale];
	return (
		<div className={styles.screen}>
			<h1 className={styles.heading}>{notFound.heading}</h1>
			<p className={styles.text}>{notFound.text}</p>
			<p className={styles.ways}>
				<a className={styles.way} href={pathOf("home", locale)}>
					{notFound.home}
				</a>
			</p>
			{locale === "nl" && <InEnglish />}
			<p className={styles.detail} lang="en">
				Page Not Found{path === undefined ? "" : `: ${path}`}
			</p>
		</div>
	);
}

function InEnglish() {
	const { notFound } = errorWords.en;
	return (
		<section lang="en" className={styles.second}>
			<h2 className={styles.secondHeading}>{notFound.heading}</h2>
			<p className={styles.text}>{notFound.text}</p>
			<p className={styles.ways}>
				<a className={styles.way} href={pathOf("home", "en")}>
					{notFound.home}
				</a>
			</p>
		</section>
	);
}
