import en from "../../content/en/farrow-and-ball.yaml";
import nl from "../../content/nl/farrow-and-ball.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { ClosingPanel } from "../sections/closing-panel.tsx";
import { DrawnKitchen } from "../sections/drawn-kitchen/drawn-kitchen.tsx";
import { Choosing } from "../sections/farrow-and-ball/choosing.tsx";
import { ColourPrices } from "../sections/farrow-and-ball/colour-prices.tsx";
import { Fan } from "../sections/farrow-and-ball/fan.tsx";
import { PaintedDesigns } from "../sections/farrow-and-ball/painted-designs.tsx";
import { Ways } from "../sections/farrow-and-ball/ways.tsx";
import { LandingQuestions } from "../sections/landing/landing-questions.tsx";
import { PageTitle } from "../sections/page-title.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/farrow-and-ball.ts";

const loadFarrowAndBall = loadPage("farrow-and-ball", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...loadFarrowAndBall(args),
		locale,
		picture: shotOf("stories/landing-farrow-and-ball", locale),
		leaning: shotOf("stories/front-leaning", locale),
		green: shotOf("kitchens/framed-painted-green", locale),
	};
}

export default function FarrowAndBall({ loaderData }: Route.ComponentProps) {
	const { content, locale, picture, leaning, green } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={140} />
				<Fan caption={content.drawn} />
			</Wall>
			<Ways opening={content.opening} words={content.ways} />
			<Wall>
				<PicturePanel shot={leaning} width={80} ratio={0.88} phoneRatio={4 / 5} />
				<PicturePanel shot={green} width={160} ratio={16 / 9} />
			</Wall>
			<ColourPrices words={content.price} locale={locale} />
			<Choosing words={content.choosing} />
			<PaintedDesigns words={content.designs} />
			<LandingQuestions words={content.questions} flavour="roquefort" wide>
				<DrawnKitchen design="flush" material="painted" worktop="stainless-steel" wall="roquefort" prop="plant" />
			</LandingQuestions>
			<Wall>
				<ClosingPanel words={content.closing} actions={content.actions} width={140} flavour="cherry" />
				<PicturePanel shot={picture} width={100} ratio={4 / 3} />
			</Wall>
		</WallStack>
	);
}
