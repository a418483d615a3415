import en from "../../content/en/thanks.yaml";
import nl from "../../content/nl/thanks.yaml";
import { loadPage } from "../page/load-page.ts";
import { ThanksPanels } from "../sections/thanks/thanks-panels.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import type { Route } from "./+types/thanks.ts";

export const loader = loadPage("thanks", { nl, en });

export default function Thanks({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return (
		<WallStack>
			<ThanksPanels words={content} />
		</WallStack>
	);
}
