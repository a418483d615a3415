import en from "../../content/en/exclude.yaml";
import nl from "../../content/nl/exclude.yaml";
import { loadPage } from "../page/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { describeOptOut } from "../sections/exclude/describe-opt-out.ts";
import { OptOutSwitch } from "../sections/exclude/opt-out-switch.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import type { Route } from "./+types/exclude.ts";

const load = loadPage("exclude", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const { content, ...page } = load(args);
	return { ...page, content: describeOptOut(content, publicConfig.integrations) };
}

export default function Exclude({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} />
			<OptOutSwitch words={content.flag} />
		</WallStack>
	);
}
