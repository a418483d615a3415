import { useLoaderData } from "react-router";
import en from "../../content/en/faucets-sinks.ts";
import nl from "../../content/nl/faucets-sinks.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("faucets-sinks", { nl, en });

export default function FaucetsSinks() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
		</WallStack>
	);
}
