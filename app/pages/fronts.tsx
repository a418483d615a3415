import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import frontWordsEn from "../../content/en/front-words.ts";
import en from "../../content/en/fronts.ts";
import frontWordsNl from "../../content/nl/front-words.ts";
import nl from "../../content/nl/fronts.ts";
import { frontPaths } from "../loading/front-paths.ts";
import { loadPage, loadWords } from "../loading/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { CompareFronts } from "../sections/compare-fronts.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { FrontRow } from "../sections/front-row.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

const loadFronts = loadPage("fronts", { nl, en });
const loadFrontWords = loadWords({ nl: frontWordsNl, en: frontWordsEn });

export function loader(args: LoaderFunctionArgs) {
	return {
		...loadFronts(args),
		words: loadFrontWords(args),
		paths: frontPaths(args.url),
		fit: loadFitCheck("fronts", args),
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function Fronts() {
	const { content, words, paths, fit } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<FrontRow words={words} paths={paths} />
			<PageOpening content={content} />
			<FitCheck words={fit.words} />
			<CompareFronts words={words} paths={paths} />
		</WallStack>
	);
}
