import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage } from "../page/load-page.ts";
import { PageTitle } from "../sections/page-title.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { EachWorktop } from "../sections/worktops/each-worktop.tsx";
import { Edges } from "../sections/worktops/edges.tsx";
import { GoodToKnow } from "../sections/worktops/good-to-know.tsx";
import { Quartet } from "../sections/worktops/quartet.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Swipe } from "../ui/swipe.tsx";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/worktops.ts";

const loadWorktops = loadPage("worktops");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const pictures = {
		"marble-composite": shotOf("worktops/marble-composite", locale),
		"stainless-steel": shotOf("kitchens/flush-elephant-island", locale),
		marble: shotOf("worktops/above-marble", locale),
		fenix: shotOf("kitchens/own-roquefort-corner", locale),
	};
	const inUse = ["worktops/above-steel", "worktops/marble", "worktops/above-fenix"].map((name) => shotOf(name, locale));
	return { ...loadWorktops(args), inUse, path: pathOf("worktops", locale), pictures };
}

export default function Worktops({ loaderData }: Route.ComponentProps) {
	const { content, path, pictures, inUse } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<Quartet label={content.quartet} path={path} names={content.each} />
			</Wall>
			<Edges words={content} />
			<EachWorktop words={content} pictures={pictures} />
			<Wall>
				<Swipe>
					{inUse.map((shot) => (
						<PicturePanel key={shot.alt} shot={shot} width={80} ratio={1} phoneRatio={4 / 5} />
					))}
				</Swipe>
			</Wall>
			<GoodToKnow words={content} />
		</WallStack>
	);
}
