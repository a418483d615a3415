import { loadPage, localeOf } from "../page-data/load-page.ts";
import { Letterbox } from "../sections/scenes/letterbox.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { NextSteps } from "../sections/thanks/next-steps.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Panel, Wall } from "../ui/wall.tsx";
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
			<Wall>
				<PageTitle content={content} width={140} />
				<Panel width={100} bare>
					<Letterbox />
				</Panel>
			</Wall>
			<NextSteps words={content} pictures={pictures} />
		</WallStack>
	);
}
