import en from "../../content/en/kitchen-fronts.yaml";
import nl from "../../content/nl/kitchen-fronts.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { ClosingPanel } from "../sections/closing-panel.tsx";
import { DrawnKitchen } from "../sections/drawn-kitchen/drawn-kitchen.tsx";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { loadFitCheck } from "../sections/fit-check/load-fit-check.ts";
import { frontPaths } from "../sections/front-paths.ts";
import { BeforeAfter } from "../sections/kitchen-fronts/before-after.tsx";
import { Designs, Faktum, Measuring, Routes } from "../sections/kitchen-fronts/kitchen-fronts.tsx";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { PageTitle } from "../sections/page-title.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf, shotsIn } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/kitchen-fronts.ts";

const loadKitchenFronts = loadPage("kitchen-fronts", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const pairs = Object.entries(shotsIn("before", locale)).map(([name, before]) => ({
		before,
		after: shotOf(name.replace("before", "kitchens"), locale),
	}));
	return {
		...loadKitchenFronts(args),
		paths: frontPaths(args.url),
		fit: loadFitCheck("kitchen-fronts", args),
		picture: shotOf("stories/landing-kitchen-fronts", locale),
		carcasses: shotOf("stories/installation-carcasses", locale),
		pairs,
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function KitchenFronts({ loaderData }: Route.ComponentProps) {
	const { content, paths, fit, picture, carcasses, pairs } = loaderData;
	return (
		<WallStack>
			<LandingHero>
				<PageTitle content={content} width={100} />
				<BeforeAfter words={content} />
			</LandingHero>
			<Wall>
				{pairs.flatMap(({ before, after }) =>
					[
						{ shot: before, caption: content.before },
						{ shot: after, caption: content.after },
					].map((picture) => (
						<PicturePanel key={picture.shot.alt} {...picture} width={60} half ratio={1} phoneRatio={1} />
					)),
				)}
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
