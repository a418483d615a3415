import { useLoaderData } from "react-router";
import en from "../../content/en/fenix.ts";
import nl from "../../content/nl/fenix.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("fenix", { nl, en });

export default function Fenix() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
