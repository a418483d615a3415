import { loadPage, localeOf } from "../page-data/load-page.ts";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { ThanksPanels } from "../sections/thanks/thanks-panels.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/thanks.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("thanks", locale),
		pictures: {
			look: shotOf("insides/plates", locale),
			touch: shotOf("insides/fruit", locale),
			talk: shotOf("insides/herbs", locale),
		},
	};
}

export default function Thanks({ loaderData }: Route.ComponentProps) {
	const { content, pictures } = loaderData;
	return (
		<WallStack>
			<ThanksPanels words={content} pictures={pictures} />
		</WallStack>
	);
}
