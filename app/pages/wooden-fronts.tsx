import { mapValues } from "../../facts/map-values.ts";
import { materialOf, woodMaterials, woods } from "../../facts/products/materials.ts";
import { worktops } from "../../facts/products/worktops.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { materialParameter } from "../sections/front-page/material-query.ts";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { frontPaths } from "../sections/shared/front-paths.ts";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { kitchenPair } from "../sections/shared/kitchen-pairs.server.ts";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PictureCard } from "../sections/shared/picture-card.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { GrainDirections } from "../sections/wooden-fronts/grain-directions.tsx";
import { Link } from "../ui/link.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Rows } from "../ui/rows.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/wooden-fronts.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("wooden-fronts", locale),
		frontPath: frontPaths(locale).flush,
		boards: mapValues(woodMaterials, (_, wood) => shotOf(`swatches/${wood}`, locale)),
		pair: kitchenPair("pull-oak-natural", locale),
		pictures: {
			kitchen: shotOf("kitchens/flush-walnut-corner", locale),
			years: shotOf("stories/landing-wooden-fronts", locale),
			company: shotOf("edges/barre-warm-oak", locale),
			questions: shotOf("edges/own-warm-oak", locale),
			box: shotOf("stories/box-wood", locale),
		},
	};
}

export default function WoodenFronts({ loaderData }: Route.ComponentProps) {
	const { content, frontPath, boards, pictures, pair } = loaderData;
	const { opening, years, company } = content;
	return (
		<WallStack>
			<LandingHero>
				<PicturePanel shot={pictures.kitchen} width={140} ratio={1.35} phoneRatio={1} first />
				<PageTitle content={content} width={100} />
			</LandingHero>
			<Wall>
				{woods.map((wood) => (
					<PictureCard key={wood} width={80} shot={boards[wood]} ratio={1.3} as="article">
						<h2>
							<Link to={`${frontPath}?${materialParameter}=${wood}`}>{materialOf(wood).name}</Link>
						</h2>
						<p>
							<strong>{content.woods[wood].tone}</strong>
						</p>
						<p>
							<Sentence text={content.woods[wood].text} />
						</p>
					</PictureCard>
				))}
			</Wall>
			<Wall>
				{pair.map((picture) => (
					<PicturePanel key={picture.caption} {...picture} width={120} half ratio={16 / 9} phoneRatio={1} />
				))}
				<TextPanel width={120} heading={opening.heading} texts={opening.body} />
				<GrainDirections words={content.grain} board={boards.walnut} />
				<PicturePanel shot={pictures.years} width={100} ratio={4 / 3} />
				<TextPanel width={140} flavour="honey" heading={years.heading} texts={years.body} />
			</Wall>
			<FullPicture shot={pictures.company} />
			<Wall>
				<TextPanel width={80} flavour="cacao" heading={company.heading} texts={[company.text]} />
				<Panel width={160}>
					<Rows
						rows={worktops.map((worktop) => ({ term: company.pairs[worktop].name, text: company.pairs[worktop].text }))}
					/>
				</Panel>
			</Wall>
			<LandingQuestions words={content.questions} flavour="mint" picture={pictures.questions} />
			<Wall>
				<PicturePanel shot={pictures.box} width={120} ratio={4 / 3} />
				<ClosingPanel words={content.closing} actions={content.actions} width={120} flavour="accent" />
			</Wall>
		</WallStack>
	);
}
