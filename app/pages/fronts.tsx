import frontWordsEn from "../../content/en/front-words.yaml";
import en from "../../content/en/fronts.yaml";
import frontWordsNl from "../../content/nl/front-words.yaml";
import nl from "../../content/nl/fronts.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { CompareFronts } from "../sections/compare-fronts.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { frontInsides } from "../sections/front-insides.server.ts";
import { frontPaths } from "../sections/front-paths.ts";
import { FrontRow } from "../sections/front-row.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/fronts.ts";

const loadFronts = loadPage("fronts", { nl, en });
const loadFrontWords = loadWords<"front-words">({ nl: frontWordsNl, en: frontWordsEn });

export function loader(args: Route.LoaderArgs) {
	return {
		...loadFronts(args),
		words: loadFrontWords(args),
		paths: frontPaths(args.url),
		insides: frontInsides(localeOfPath(args.url.pathname)),
		fit: loadFitCheck("fronts", args),
		picture: shotOf("stories/fronts-leaning-row", localeOfPath(args.url.pathname)),
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function Fronts({ loaderData }: Route.ComponentProps) {
	const { content, words, paths, insides, fit, picture } = loaderData;
	return (
		<WallStack>
			<FrontRow words={words} paths={paths} insides={insides} />
			<PageOpening content={content} />
			<Wall>
				<PicturePanel shot={picture} width={240} ratio={2} />
			</Wall>
			<FitCheck words={fit.words} />
			<CompareFronts words={words} paths={paths} />
		</WallStack>
	);
}
