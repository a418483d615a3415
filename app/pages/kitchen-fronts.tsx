import { useLoaderData } from "react-router";
import en from "../../content/en/kitchen-fronts.ts";
import nl from "../../content/nl/kitchen-fronts.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("kitchen-fronts", { nl, en });

export default function KitchenFronts() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
