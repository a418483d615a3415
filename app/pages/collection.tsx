import { useLoaderData } from "react-router";
import en from "../../content/en/collection.ts";
import nl from "../../content/nl/collection.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("collection", { nl, en });

export default function Collection() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
