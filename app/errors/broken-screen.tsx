import { homePaths, type Locale } from "../../facts/site/locales.ts";
import { ErrorScreen, PlainLink } from "./error-screen.tsx";
import { errorWords } from "./words.ts";

/** Shown when a page broke: a way to try again and a way home. */
export function BrokenScreen({ locale, path }: { locale: Locale; path: string }) {
	const words = errorWords[locale].broken;
	return (
		<ErrorScreen flavour="tuna" cabinet={{ design: "own", material: "cherry", wallTone: "lychee", inside: "?" }}>
			<h1>{words.heading}</h1>
			<p>{words.text}</p>
			<p>
				<PlainLink to={path}>{words.retry}</PlainLink>
				<PlainLink to={homePaths[locale]}>{words.home}</PlainLink>
			</p>
		</ErrorScreen>
	);
}
