import { homePaths, type Locale } from "../../facts/site/locales.ts";
import cupboard from "../../media/insides/biscuits.jpg?picture";
import styles from "./error-screen.module.css";
import { ErrorScreen, PlainLink } from "./error-screen.tsx";
import { errorWords } from "./words.ts";

/** A path without /en does not show the visitor's language, so Dutch is followed by English. */
export function NotFoundScreen({ locale, path }: { locale: Locale; path?: string | undefined }) {
	const { notFound } = errorWords[locale];
	return (
		<ErrorScreen
			flavour="honey"
			cabinet={{
				design: "catch",
				material: "blueberry",
				wallTone: "roquefort",
				inside: cupboard,
				children: <span className={styles.number}>404</span>,
			}}
		>
			<h1>{notFound.heading}</h1>
			<p>{notFound.text}</p>
			<p>{notFound.joke}</p>
			<p>
				<PlainLink to={homePaths[locale]}>{notFound.home}</PlainLink>
			</p>
			{locale === "nl" && <InEnglish />}
			<p className={styles.detail} lang="en">
				Page Not Found{path === undefined ? "" : `: ${path}`}
			</p>
		</ErrorScreen>
	);
}

function InEnglish() {
	const { notFound } = errorWords.en;
	return (
		<section lang="en" className={styles.second}>
			<h2>{notFound.heading}</h2>
			<p>{notFound.text}</p>
			<p>{notFound.joke}</p>
			<p>
				<PlainLink to={homePaths.en}>{notFound.home}</PlainLink>
			</p>
		</section>
	);
}
