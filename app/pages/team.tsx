import { useLoaderData } from "react-router";
import en from "../../content/en/team.ts";
import nl from "../../content/nl/team.ts";
import { loadPage } from "../loading/load-page.ts";
import { PageOpening } from "../sections/page-opening.tsx";
import { Teams } from "../sections/team/teams.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

export const loader = loadPage("team", { nl, en });

export default function Team() {
	const { content } = useLoaderData<typeof loader>();
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
