import { useLoaderData } from "react-router";
import en from "../../content/en/jobs.ts";
import nl from "../../content/nl/jobs.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("jobs", { nl, en });

export default function Jobs() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
