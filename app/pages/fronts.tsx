import frontWordsEn from "../../content/en/front-words.yaml";
import en from "../../content/en/fronts.yaml";
import frontWordsNl from "../../content/nl/front-words.yaml";
import nl from "../../content/nl/fronts.yaml";
import { loadPage, loadWords } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { CompareFronts } from "../sections/compare-fronts.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { frontPaths } from "../sections/front-paths.ts";
import { FrontRow } from "../sections/front-row.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import type { Route } from "./+types/fronts.ts";

const loadFronts = loadPage("fronts", { nl, en });
const loadFrontWords = loadWords<"front-words">({ nl: frontWordsNl, en: frontWordsEn });

export function loader(args: Route.LoaderArgs) {
	return {
		...loadFronts(args),
		words: loadFrontWords(args),
		paths: frontPaths(args.url),
		fit: loadFitCheck("fronts", args),
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function Fronts({ loaderData }: Route.ComponentProps) {
	const { content, words, paths, fit } = loaderData;
	return (
		<WallStack>
			<FrontRow words={words} paths={paths} />
			<PageOpening content={content} />
			<FitCheck words={fit.words} />
			<CompareFronts words={words} paths={paths} />
		</WallStack>
	);
}
