import en from "../../content/en/wooden-fronts.yaml";
import nl from "../../content/nl/wooden-fronts.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { ClosingPanel } from "../sections/closing-panel.tsx";
import { DrawnKitchen } from "../sections/drawn-kitchen/drawn-kitchen.tsx";
import { frontPaths } from "../sections/front-paths.ts";
import { kitchenPair } from "../sections/kitchen-pairs.server.ts";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { Boards } from "../sections/wooden-fronts/boards.tsx";
import { Company } from "../sections/wooden-fronts/company.tsx";
import { Grain } from "../sections/wooden-fronts/grain.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/wooden-fronts.ts";

const loadWoodenFronts = loadPage("wooden-fronts", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...loadWoodenFronts(args),
		frontPath: frontPaths(args.url).flush,
		picture: shotOf("stories/landing-wooden-fronts", locale),
		pair: kitchenPair("pull-oak-natural", locale),
	};
}

export default function WoodenFronts({ loaderData }: Route.ComponentProps) {
	const { content, frontPath, picture, pair } = loaderData;
	return (
		<WallStack>
			<Boards content={content} path={frontPath} />
			<Wall>
				{pair.map((picture) => (
					<PicturePanel key={picture.caption} {...picture} width={120} ratio={16 / 9} phoneRatio={16 / 9} />
				))}
			</Wall>
			<Grain opening={content.opening} grain={content.grain} years={content.years} />
			<Company words={content.company} />
			<LandingQuestions words={content.questions} flavour="mint">
				<DrawnKitchen design="barre" material="warm-oak" worktop="marble" wall="mint" prop="hen" />
			</LandingQuestions>
			<Wall>
				<PicturePanel shot={picture} width={120} ratio={4 / 3} />
				<ClosingPanel words={content.closing} actions={content.actions} width={120} flavour="accent" />
			</Wall>
		</WallStack>
	);
}
