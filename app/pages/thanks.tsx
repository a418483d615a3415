import { useLoaderData } from "react-router";
import en from "../../content/en/thanks.ts";
import nl from "../../content/nl/thanks.ts";
import { loadPage } from "../loading/load-page.ts";
import { Received } from "../sections/thanks/received.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("thanks", { nl, en });

export default function Thanks() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<Received words={content} />
		</WallStack>
	);
}
