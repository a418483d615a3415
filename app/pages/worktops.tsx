import { useLoaderData } from "react-router";
import en from "../../content/en/worktops.ts";
import nl from "../../content/nl/worktops.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("worktops", { nl, en });

export default function Worktops() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
