import { loadPage, localeOf } from "../page-data/load-page.ts";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { PageOpening } from "../sections/shared/page-opening.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { Teams } from "../sections/team/teams.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/team.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("team", locale),
		opening: shotOf("kitchens/pull-cacao-evening", locale),
		pictures: {
			amsterdam: shotOf("places/studio-amsterdam", locale),
			rotterdam: shotOf("places/studio-rotterdam", locale),
			design: shotOf("insides/miniature", locale),
			warehouse: shotOf("stories/delivery", locale),
		},
		kitchen: shotOf("kitchens/framed-painted-thirties", locale),
	};
}

export default function Team({ loaderData }: Route.ComponentProps) {
	const { content, opening, pictures, kitchen } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} picture={opening} />
			<Teams words={content.teams} drawings={content.drawings} pictures={pictures} />
			<FullPicture shot={kitchen} />
			<Wall>
				<ClosingPanel words={content.closing} actions={content.closing.actions} width={240} flavour="cherry" />
			</Wall>
		</WallStack>
	);
}
