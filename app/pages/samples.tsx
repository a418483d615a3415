import { useLoaderData } from "react-router";
import en from "../../content/en/samples.ts";
import nl from "../../content/nl/samples.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("samples", { nl, en });

export default function Samples() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
