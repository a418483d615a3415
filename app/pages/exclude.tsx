import { useLoaderData } from "react-router";
import en from "../../content/en/exclude.ts";
import nl from "../../content/nl/exclude.ts";
import { loadPage } from "../loading/load-page.ts";
import { OptOutSwitch } from "../sections/exclude/opt-out-switch.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("exclude", { nl, en });

export default function Exclude() {
	const { content } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
			<OptOutSwitch words={content.flag} />
		</WallStack>
	);
}
