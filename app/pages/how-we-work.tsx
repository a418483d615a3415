import { useLoaderData } from "react-router";
import en from "../../content/en/how-we-work.ts";
import nl from "../../content/nl/how-we-work.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("how-we-work", { nl, en });

export default function HowWeWork() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
