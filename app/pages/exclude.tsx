import en from "../../content/en/exclude.ts";
import nl from "../../content/nl/exclude.ts";
import { loadPage } from "../page/load-page.ts";
import { OptOutSwitch } from "../sections/exclude/opt-out-switch.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import type { Route } from "./+types/exclude.ts";

export const loader = loadPage("exclude", { nl, en });

export default function Exclude({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} />
			<OptOutSwitch words={content.flag} />
		</WallStack>
	);
}
