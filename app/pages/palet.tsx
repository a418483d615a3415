import { useLoaderData } from "react-router";
import en from "../../content/en/palet.ts";
import nl from "../../content/nl/palet.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("palet", { nl, en });

export default function Palet() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
