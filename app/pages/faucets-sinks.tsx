import { loadPage, localeOf } from "../page-data/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { BeforeDrilling } from "../sections/faucets-sinks/before-drilling.tsx";
import { FinishPicker } from "../sections/faucets-sinks/finish-picker.tsx";
import { parseFinishQuery } from "../sections/faucets-sinks/finish-query.ts";
import { Finishes } from "../sections/faucets-sinks/finishes.tsx";
import { TwoTaps } from "../sections/faucets-sinks/two-taps.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/faucets-sinks.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("faucets-sinks", locale),
		sinks: {
			"stainless-steel": shotOf("worktops/sink-stainless-steel", locale),
			brass: shotOf("worktops/sink-brass", locale),
			black: shotOf("worktops/sink-black", locale),
		},
		taps: {
			standard: shotOf("worktops/tap-standard", locale),
			"boiling-water": shotOf("worktops/tap-boiling-water", locale),
		},
	};
}

export const shouldRevalidate = () => false;

export default function FaucetsSinks({ loaderData }: Route.ComponentProps) {
	const { content, sinks, taps } = loaderData;
	const [finish] = useQueryState(parseFinishQuery);
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<FinishPicker words={content.picker} finishes={content.finishes} finish={finish} />
			</Wall>
			<Finishes words={content} pictures={sinks} />
			<TwoTaps words={content.taps} pictures={taps} />
			<BeforeDrilling words={content} />
		</WallStack>
	);
}
