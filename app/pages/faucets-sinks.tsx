import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/faucets-sinks.ts";
import nl from "../../content/nl/faucets-sinks.ts";
import { localeOfPath } from "../../facts/locales.ts";
import { pathOf } from "../../facts/pages.ts";
import { loadPage } from "../loading/load-page.ts";
import { shotsIn } from "../loading/shots.server.ts";
import { stayOnSamePage } from "../loading/stay-on-same-page.ts";
import { useInAddress } from "../loading/use-in-address.ts";
import { BeforeDrilling } from "../sections/faucets-sinks/before-drilling.tsx";
import { finishIn } from "../sections/faucets-sinks/chosen-finish.ts";
import { FinishStage } from "../sections/faucets-sinks/finish-stage.tsx";
import { Finishes } from "../sections/faucets-sinks/finishes.tsx";
import { TwoTaps } from "../sections/faucets-sinks/two-taps.tsx";
import { PageTitle } from "../sections/page-title.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { Wall } from "../ui/wall.tsx";

const loadFaucets = loadPage("faucets-sinks", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	const { pathname, searchParams } = args.url;
	const locale = localeOfPath(pathname);
	const [path, pictures] = [pathOf("faucets-sinks", locale), shotsIn("worktops", locale)];
	return { ...loadFaucets(args), path, pictures, rendered: finishIn(searchParams) };
}

export const shouldRevalidate = stayOnSamePage;

export default function FaucetsSinks() {
	const { content, path, rendered, pictures } = useLoaderData<typeof loader>();
	const finish = useInAddress(rendered, finishIn);
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<FinishStage words={content.stage} finishes={content.finishes} finish={finish} path={path} />
			</Wall>
			<Finishes words={content} pictures={pictures} />
			<TwoTaps words={content.taps} finish={finish} pictures={pictures} />
			<BeforeDrilling words={content} />
		</WallStack>
	);
}
