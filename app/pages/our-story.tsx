import { useLoaderData } from "react-router";
import en from "../../content/en/our-story.ts";
import nl from "../../content/nl/our-story.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("our-story", { nl, en });

export default function OurStory() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
