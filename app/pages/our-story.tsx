import { loadPage, localeOf } from "../page-data/load-page.ts";
import { StoryPage } from "../sections/our-story/story-page.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
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
	return (
		<WallStack>
			<StoryPage words={content} pictures={pictures} />
		</WallStack>
	);
}
