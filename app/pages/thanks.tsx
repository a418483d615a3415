import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page-data/load-page.ts";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { ThanksPanels } from "../sections/thanks/thanks-panels.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/thanks.ts";

const load = loadPage("thanks");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
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
