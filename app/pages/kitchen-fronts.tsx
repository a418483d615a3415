import en from "../../content/en/kitchen-fronts.yaml";
import pictureWordsEn from "../../content/en/pictures.yaml";
import nl from "../../content/nl/kitchen-fronts.yaml";
import pictureWordsNl from "../../content/nl/pictures.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { ClosingPanel } from "../sections/closing-panel.tsx";
import { DrawnKitchen } from "../sections/drawn-kitchen/drawn-kitchen.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { frontPaths } from "../sections/front-paths.ts";
import { BeforeAfter } from "../sections/kitchen-fronts/before-after.tsx";
import { Designs, Faktum, Measuring, Routes } from "../sections/kitchen-fronts/kitchen-fronts.tsx";
import { kitchenPairs } from "../sections/kitchen-pairs.server.ts";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { PageTitle } from "../sections/page-title.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/kitchen-fronts.ts";

const loadKitchenFronts = loadPage("kitchen-fronts", { nl, en });
const loadPictureWords = loadWords<"pictures">({ nl: pictureWordsNl, en: pictureWordsEn });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...loadKitchenFronts(args),
		paths: frontPaths(args.url),
		fit: loadFitCheck("kitchen-fronts", args),
		picture: shotOf("stories/landing-kitchen-fronts", locale),
		carcasses: shotOf("stories/installation-carcasses", locale),
		pictureWords: loadPictureWords(args),
		pairs: kitchenPairs(locale),
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function KitchenFronts({ loaderData }: Route.ComponentProps) {
	const { content, pictureWords, paths, fit, picture, carcasses, pairs } = loaderData;
	return (
		<WallStack>
			<LandingHero>
				<PageTitle content={content} width={100} />
				<BeforeAfter words={pictureWords} />
			</LandingHero>
			<Wall>
				{pairs.flat().map((picture) => (
					<PicturePanel key={picture.shot.alt} {...picture} width={60} half ratio={1} phoneRatio={1} />
				))}
			</Wall>
			<FitCheck words={fit.words} />
			<Faktum words={content.faktum} />
			<Routes content={content} />
			<Designs words={content.designs} paths={paths} />
			<Wall>
				<PicturePanel shot={carcasses} width={240} ratio={2.2} />
			</Wall>
			<Measuring content={content} />
			<LandingQuestions words={content.questions} flavour="roquefort">
				<DrawnKitchen design="pull" material="butter" worktop="stainless-steel" wall="roquefort" prop="radio" />
			</LandingQuestions>
			<Wall>
				<PicturePanel shot={picture} width={140} ratio={4 / 3} />
				<ClosingPanel words={content.closing} actions={content.actions} width={100} flavour="accent" />
			</Wall>
		</WallStack>
	);
}
