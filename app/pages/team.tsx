import en from "../../content/en/team.yaml";
import nl from "../../content/nl/team.yaml";
import { loadPage } from "../page/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { Teams } from "../sections/team/teams.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import type { Route } from "./+types/team.ts";

export const loader = loadPage("team", { nl, en });

export default function Team({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} />
			<Teams
				words={content.teams}
				versions={content.versions}
				closing={content.closing}
				actions={content.closing.actions}
			/>
		</WallStack>
	);
}
