import en from "../../content/en/fenix.yaml";
import nl from "../../content/nl/fenix.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { ClosingPanel } from "../sections/closing-panel.tsx";
import { DrawnKitchen } from "../sections/drawn-kitchen/drawn-kitchen.tsx";
import { ColourWall } from "../sections/fenix/colour-wall.tsx";
import { Layers } from "../sections/fenix/layers.tsx";
import { Habits, Kitchens, WorktopAndSamples } from "../sections/fenix/living.tsx";
import { frontPaths } from "../sections/front-paths.ts";
import { kitchenPair } from "../sections/kitchen-pairs.server.ts";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { PageTitle } from "../sections/page-title.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/fenix.ts";

const loadFenix = loadPage("fenix", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...loadFenix(args),
		frontPath: frontPaths(args.url).flush,
		picture: shotOf("stories/landing-fenix", locale),
		pair: kitchenPair("flush-tabasco-canal-house", locale),
	};
}

export default function Fenix({ loaderData }: Route.ComponentProps) {
	const { content, frontPath, picture, pair } = loaderData;
	return (
		<WallStack>
			<LandingHero>
				<PageTitle content={content} width={100} />
				<ColourWall label={content.colours} path={frontPath} />
			</LandingHero>
			<Wall>
				{pair.map((picture) => (
					<PicturePanel key={picture.caption} {...picture} width={120} ratio={16 / 9} phoneRatio={16 / 9} />
				))}
			</Wall>
			<Layers opening={content.opening} words={content.layers} />
			<Kitchens words={content.kitchens} />
			<Habits words={content.habits} />
			<WorktopAndSamples worktop={content.worktop} samples={content.samples} />
			<LandingQuestions words={content.questions} flavour="butter" wide>
				<DrawnKitchen design="barre" material="elephant" worktop="fenix" wall="butter" prop="books" tall />
			</LandingQuestions>
			<Wall>
				<PicturePanel shot={picture} width={120} ratio={4 / 3} />
				<ClosingPanel words={content.closing} actions={content.actions} width={120} flavour="aubergine" />
			</Wall>
		</WallStack>
	);
}
