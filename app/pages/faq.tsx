import { useLoaderData } from "react-router";
import en from "../../content/en/faq.ts";
import nl from "../../content/nl/faq.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("faq", { nl, en });

export default function Faq() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
