import { loadPage, localeOf } from "../page-data/load-page.ts";
import { FenixColours } from "../sections/fenix/fenix-colours.tsx";
import { FenixLayers } from "../sections/fenix/fenix-layers.tsx";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { frontPaths } from "../sections/shared/front-paths.ts";
import { kitchenPair } from "../sections/shared/kitchen-pairs.server.ts";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PictureCard } from "../sections/shared/picture-card.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TeaserCard } from "../sections/shared/teaser-card.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { combinationShot } from "../ui/picture/combinations.server.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Rows } from "../ui/rows.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Swipe } from "../ui/swipe.tsx";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/fenix.ts";

const moodColours = ["sage", "cherry", "cacao"] as const;

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("fenix", locale),
		frontPath: frontPaths(locale).flush,
		pair: kitchenPair("flush-tabasco-canal-house", locale),
		moods: {
			sage: combinationShot("pull", "sage", locale),
			cherry: combinationShot("catch", "cherry", locale),
			cacao: combinationShot("flush", "cacao", locale),
		},
		pictures: {
			kitchen: shotOf("kitchens/flush-aubergine-tiles", locale),
			near: shotOf("edges/pull-honey", locale),
			worktop: shotOf("worktops/fenix", locale),
			box: shotOf("stories/box-fenix", locale),
			questions: shotOf("kitchens/own-roquefort-corner", locale),
			closing: shotOf("stories/landing-fenix", locale),
		},
	};
}

export default function Fenix({ loaderData }: Route.ComponentProps) {
	const { content, frontPath, pictures, pair, moods } = loaderData;
	const { opening, habits, kitchens, worktop, samples } = content;
	return (
		<WallStack>
			<LandingHero>
				<PicturePanel shot={pictures.kitchen} width={120} ratio={1.15} phoneRatio={1} first />
				<PageTitle content={content} width={120} />
			</LandingHero>
			<Wall>
				<FenixColours label={content.colours} path={frontPath} />
				<TextPanel width={80} heading={opening.heading} texts={opening.body} />
				<FenixLayers words={content.layers} />
			</Wall>
			<Wall>
				{pair.map((picture) => (
					<PicturePanel key={picture.caption} {...picture} width={120} half ratio={16 / 9} phoneRatio={1} />
				))}
			</Wall>
			<Wall>
				<TextPanel width={160} heading={habits.heading} texts={[]}>
					<Rows rows={habits.items.map(({ name, text }) => ({ term: name, text }))} />
				</TextPanel>
				<PicturePanel shot={pictures.near} width={80} ratio={1} phoneRatio={16 / 9} />
			</Wall>
			<Wall>
				<TextPanel width={60} half flavour="accent" heading={kitchens.heading} level={3} texts={[]} />
				{moodColours.map((colour) => (
					<PictureCard key={colour} width={60} half shot={moods[colour]} ratio={0.9} as="article">
						<h3>{kitchens.items[colour].name}</h3>
						<p>
							<Sentence text={kitchens.items[colour].text} />
						</p>
					</PictureCard>
				))}
			</Wall>
			<Wall>
				<Swipe share={86}>
					<TeaserCard {...worktop} actions={[worktop.action]} shot={pictures.worktop} width={120} flavour="honey" />
					<TeaserCard {...samples} actions={[samples.action]} shot={pictures.box} width={120} flavour="tuna" />
				</Swipe>
			</Wall>
			<LandingQuestions words={content.questions} flavour="butter" picture={pictures.questions} />
			<Wall>
				<PicturePanel shot={pictures.closing} width={120} ratio={4 / 3} />
				<ClosingPanel words={content.closing} actions={content.actions} width={120} flavour="aubergine" />
			</Wall>
		</WallStack>
	);
}
