import { mapValues } from "../../facts/map-values.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { CloseUps } from "../sections/close-ups/close-ups.tsx";
import { worktopCloseUps } from "../sections/close-ups/worktop-close-ups.server.ts";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { CompareEdges } from "../sections/worktops/compare-edges.tsx";
import { FittingSteps } from "../sections/worktops/fitting-steps.tsx";
import { GoodToKnow } from "../sections/worktops/good-to-know.tsx";
import { WorktopArticles } from "../sections/worktops/worktop-articles.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/worktops.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const pictures = {
		"marble-composite": shotOf("worktops/marble-composite", locale),
		"stainless-steel": shotOf("worktops/stainless-steel", locale),
		marble: shotOf("worktops/above-marble", locale),
		fenix: shotOf("worktops/fenix", locale),
	};
	const page = loadPage("worktops", locale);
	return {
		...page,
		closeUps: worktopCloseUps(
			locale,
			mapValues(page.content.each, ({ name }) => name),
		),
		pictures,
		kitchen: shotOf("kitchens/flush-elephant-island", locale),
	};
}

export default function Worktops({ loaderData }: Route.ComponentProps) {
	const { content, closeUps, pictures, kitchen } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<Panel width={140} bare>
					<CloseUps items={closeUps} first />
				</Panel>
			</Wall>
			<CompareEdges words={content} />
			<WorktopArticles words={content} pictures={pictures} />
			<FullPicture shot={kitchen} />
			<FittingSteps words={content.fitting} />
			<GoodToKnow words={content} />
		</WallStack>
	);
}
