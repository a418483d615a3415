import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { BeforeAfter } from "../sections/kitchen-fronts/before-after.tsx";
import { DesignCards, FaktumPanel, WaysToNewFronts } from "../sections/kitchen-fronts/kitchen-fronts.tsx";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { frontInsides } from "../sections/shared/front-insides.server.ts";
import { frontPaths } from "../sections/shared/front-paths.ts";
import { kitchenPair } from "../sections/shared/kitchen-pairs.server.ts";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Rows } from "../ui/rows.tsx";
import { Steps } from "../ui/steps.tsx";
import { Swipe } from "../ui/swipe.tsx";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/kitchen-fronts.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("kitchen-fronts", locale),
		paths: frontPaths(locale),
		fit: wordsOf("fit-check", locale),
		picture: shotOf("stories/story", locale),
		bareFronts: shotOf("before/pull-oak-natural", locale),
		insides: frontInsides(locale),
		questions: shotOf("edges/flush-walnut", locale),
		pair: kitchenPair("framed-painted-green", locale),
		morePairs: ["own-mint-city", "barre-tuna-canal-house", "catch-butter-city"].map((name) =>
			kitchenPair(name, locale),
		),
	};
}

export const shouldRevalidate = () => false;

export default function KitchenFronts({ loaderData }: Route.ComponentProps) {
	const { content, paths, insides, fit, picture, bareFronts, questions, pair, morePairs } = loaderData;
	const { opening, measuring, terms } = content;
	return (
		<WallStack>
			<LandingHero>
				<PicturePanel shot={picture} width={140} ratio={1.35} phoneRatio={1.5} first />
				<PageTitle content={content} width={100} />
			</LandingHero>
			<BeforeAfter words={content.beforeAfter} pair={pair} />
			<Wall>
				<Swipe share={47}>
					{morePairs.flat().map((picture) => (
						<PicturePanel key={picture.shot.alt} {...picture} width={40} half ratio={0.9} phoneRatio={1} />
					))}
				</Swipe>
			</Wall>
			<FitCheck words={fit} />
			<FaktumPanel words={content.faktum} />
			<Wall>
				<TextPanel width={100} heading={opening.heading} texts={opening.body} />
				<PicturePanel shot={bareFronts} width={140} ratio={1.5} phoneRatio={2} />
			</Wall>
			<WaysToNewFronts words={content.waysToNewFronts} />
			<DesignCards words={content.designs} paths={paths} insides={insides} />
			<Wall>
				<TextPanel width={140} flavour="accent" heading={measuring.heading} texts={[measuring.text]}>
					<Steps steps={measuring.steps} />
				</TextPanel>
				<TextPanel width={100} heading={terms.heading} texts={[]}>
					<Disclosure summary={terms.more} openOnWideScreens>
						<Rows rows={terms.rows} />
					</Disclosure>
				</TextPanel>
			</Wall>
			<LandingQuestions words={content.questions} flavour="accent" picture={questions} />
			<Wall>
				<ClosingPanel words={content.closing} actions={content.actions} width={240} flavour="accent" />
			</Wall>
		</WallStack>
	);
}
