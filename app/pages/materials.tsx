import { useLoaderData } from "react-router";
import en from "../../content/en/materials.ts";
import nl from "../../content/nl/materials.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("materials", { nl, en });

export default function Materials() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
