import { useLoaderData } from "react-router";
import en from "../../content/en/prices.ts";
import nl from "../../content/nl/prices.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("prices", { nl, en });

export default function Prices() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
