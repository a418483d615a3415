import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { frontCloseUps } from "../sections/close-ups/front-close-ups.server.ts";
import { FitCheck } from "../sections/fit-check/fit-check.tsx";
import { CompareFronts } from "../sections/fronts/compare-fronts.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/fronts.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const words = wordsOf("front-words", locale);
	return {
		...loadPage("fronts", locale),
		words,
		fit: wordsOf("fit-check", locale),
		picture: shotOf("stories/fronts-leaning-row", locale),
		kitchen: shotOf("kitchens/flush-honey-galley", locale),
		closeUps: frontCloseUps(locale, words),
	};
}

export const shouldRevalidate = () => false;

export default function Fronts({ loaderData }: Route.ComponentProps) {
	const { content, words, fit, picture, kitchen, closeUps } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={240} />
				<PicturePanel shot={picture} width={240} ratio={2.5} phoneRatio={16 / 9} phoneZoom={1.2} first />
			</Wall>
			<CompareFronts words={words} prices={content.prices} closeUps={closeUps} />
			<FitCheck words={fit} />
			<Wall>
				<PicturePanel shot={kitchen} width={140} ratio={1.5} />
				<ClosingPanel
					words={{ heading: content.opening.heading, text: content.opening.body.join(" ") }}
					actions={content.actions}
					width={100}
					flavour="accent"
				/>
			</Wall>
		</WallStack>
	);
}
