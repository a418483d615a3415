import en from "../../content/en/team.yaml";
import nl from "../../content/nl/team.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { Teams } from "../sections/team/teams.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/team.ts";

const load = loadPage("team", { nl, en });

export function loader(args: Route.LoaderArgs) {
	return { ...load(args), picture: shotOf("places/dusk-from-the-street", localeOfPath(args.url.pathname)) };
}

export default function Team({ loaderData }: Route.ComponentProps) {
	const { content, picture } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} />
			<Wall>
				<PicturePanel shot={picture} width={240} ratio={2.2} />
			</Wall>
			<Teams
				words={content.teams}
				versions={content.versions}
				closing={content.closing}
				actions={content.closing.actions}
			/>
		</WallStack>
	);
}
