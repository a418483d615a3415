import { loadPage, localeOf } from "../page-data/load-page.ts";
import { Quote } from "../sections/our-story/quote.tsx";
import { StudiosToScale } from "../sections/our-story/studios-to-scale.tsx";
import { WhatWeAreNot } from "../sections/our-story/what-we-are-not.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/our-story.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("our-story", locale),
		pictures: {
			drawer: shotOf("stories/story", locale),
			carcasses: shotOf("before/own-mint-city", locale),
			fronts: shotOf("kitchens/framed-sage-thirties", locale),
			layers: shotOf("edges/pull-blueberry", locale),
		},
	};
}

export default function OurStory({ loaderData }: Route.ComponentProps) {
	const { content, pictures } = loaderData;
	const { opening, faces, cities, made } = content;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<PicturePanel shot={pictures.drawer} width={140} ratio={1.4} first />
				<PicturePanel shot={pictures.carcasses} width={140} ratio={1.35} />
				<TextPanel heading={opening.heading} texts={opening.body} width={100} flavour="frosting" spread />
			</Wall>
			<Wall>
				<TextPanel heading={faces.heading} texts={faces.body} width={100} flavour="tabasco" />
				<Quote text={content.quote} />
				<PicturePanel shot={pictures.fronts} width={240} ratio={2.2} />
			</Wall>
			<Wall>
				<StudiosToScale unit={cities.unit} />
				<TextPanel heading={cities.heading} texts={[cities.text]} actions={[cities.action]} width={80} />
				<PicturePanel shot={pictures.layers} width={140} ratio={1.7} />
				<TextPanel
					heading={made.heading}
					texts={[made.text]}
					actions={[made.action]}
					width={100}
					flavour="mint"
					spread
				/>
			</Wall>
			<Wall>
				<WhatWeAreNot words={content.not} />
				<ClosingPanel words={content.closing} actions={content.after} width={240} flavour="cherry" />
			</Wall>
		</WallStack>
	);
}
