import { useLoaderData } from "react-router";
import en from "../../content/en/wooden-fronts.ts";
import nl from "../../content/nl/wooden-fronts.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("wooden-fronts", { nl, en });

export default function WoodenFronts() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
