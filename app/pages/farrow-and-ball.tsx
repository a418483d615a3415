import { useLoaderData } from "react-router";
import en from "../../content/en/farrow-and-ball.ts";
import nl from "../../content/nl/farrow-and-ball.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("farrow-and-ball", { nl, en });

export default function FarrowAndBall() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
