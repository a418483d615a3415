import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/our-story.ts";
import nl from "../../content/nl/our-story.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../loading/load-page.ts";
import { shotOf } from "../loading/shots.server.ts";
import { Story } from "../sections/our-story/story.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

const load = loadPage("our-story", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...load(args), picture: shotOf("stories/story", localeOfPath(args.url.pathname)) };
}

export default function OurStory() {
	const { content, picture } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<Story words={content} picture={picture} />
		</WallStack>
	);
}
