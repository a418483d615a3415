import en from "../../content/en/worktops.yaml";
import nl from "../../content/nl/worktops.yaml";
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
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/worktops.ts";

const loadWorktops = loadPage("worktops", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const pictures = {
		"marble-composite": shotOf("worktops/marble-composite", locale),
		"stainless-steel": shotOf("worktops/stainless-steel", locale),
		marble: shotOf("worktops/marble", locale),
		fenix: shotOf("worktops/fenix", locale),
	};
	const above = ["marble", "steel", "fenix"].map((name) => shotOf(`worktops/above-${name}`, locale));
	return { ...loadWorktops(args), above, path: pathOf("worktops", locale), pictures };
}

export default function Worktops({ loaderData }: Route.ComponentProps) {
	const { content, path, pictures, above } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<Quartet label={content.quartet} path={path} names={content.each} />
			</Wall>
			<Edges words={content} />
			<EachWorktop words={content} pictures={pictures} />
			<Wall>
				{above.map((shot) => (
					<PicturePanel key={shot.alt} shot={shot} width={80} ratio={1} />
				))}
			</Wall>
			<GoodToKnow words={content} />
		</WallStack>
	);
}
