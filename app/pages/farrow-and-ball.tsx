import { loadPage, localeOf } from "../page-data/load-page.ts";
import { ColourPrices } from "../sections/farrow-and-ball/colour-prices.tsx";
import { LandingHero } from "../sections/landing/landing-hero.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PictureCard } from "../sections/shared/picture-card.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { Link } from "../ui/link.tsx";
import { combinationShot } from "../ui/picture/combinations.server.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Rows } from "../ui/rows.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Steps } from "../ui/steps.tsx";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/farrow-and-ball.ts";

const shownDesigns = ["framed", "barre", "own"] as const;

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("farrow-and-ball", locale),
		pictures: {
			kitchen: shotOf("kitchens/framed-painted-green", locale),
			samples: shotOf("stories/landing-farrow-and-ball", locale),
			pink: shotOf("kitchens/framed-painted-thirties", locale),
			leaning: shotOf("stories/front-leaning", locale),
			questions: shotOf("edges/framed-painted", locale),
			box: shotOf("stories/box-painted", locale),
		},
		designs: {
			framed: combinationShot("framed", "painted", locale),
			barre: combinationShot("barre", "painted", locale),
			own: combinationShot("own", "painted", locale),
		},
	};
}

export default function FarrowAndBall({ loaderData }: Route.ComponentProps) {
	const { content, pictures, designs } = loaderData;
	const { opening, ways, choosing } = content;
	return (
		<WallStack>
			<LandingHero>
				<PicturePanel shot={pictures.kitchen} width={140} ratio={1.35} phoneRatio={1} first />
				<PageTitle content={content} width={100} />
			</LandingHero>
			<Wall>
				<TextPanel width={120} flavour="frosting" heading={ways.heading} texts={[]}>
					<Rows rows={ways.items.map(({ name, text }) => ({ term: name, text }))} />
				</TextPanel>
				<PicturePanel shot={pictures.samples} width={120} ratio={1.5} caption={content.drawn} />
				<PicturePanel shot={pictures.leaning} width={80} ratio={0.88} phoneRatio={4 / 3} />
				<TextPanel width={160} heading={opening.heading} texts={opening.body} />
			</Wall>
			<ColourPrices words={content.price} />
			<FullPicture shot={pictures.pink} />
			<Wall>
				<TextPanel width={240} heading={choosing.heading} texts={[choosing.text]}>
					<Steps steps={choosing.steps} />
				</TextPanel>
			</Wall>
			<Wall>
				<TextPanel width={60} half flavour="tuna" heading={content.designs.heading} level={3} texts={[]} />
				{shownDesigns.map((design) => {
					const { name, text, action } = content.designs.items[design];
					return (
						<PictureCard key={design} width={60} half shot={designs[design]} ratio={0.9} as="article">
							<h3>
								<Link to={action.to}>{name}</Link>
							</h3>
							<p>
								<Sentence text={text} />
							</p>
						</PictureCard>
					);
				})}
			</Wall>
			<LandingQuestions words={content.questions} flavour="roquefort" picture={pictures.questions} />
			<Wall>
				<ClosingPanel words={content.closing} actions={content.actions} width={120} flavour="cherry" />
				<PicturePanel shot={pictures.box} width={120} ratio={4 / 3} />
			</Wall>
		</WallStack>
	);
}
