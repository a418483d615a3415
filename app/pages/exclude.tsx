import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { describeOptOut } from "../sections/exclude/describe-opt-out.ts";
import { OptOutSwitch } from "../sections/exclude/opt-out-switch.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/exclude.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const { content, ...page } = loadPage("exclude", locale);
	return {
		...page,
		content: describeOptOut(content, publicConfig.integrations),
		picture: shotOf("insides/linen", locale),
	};
}

export default function Exclude({ loaderData }: Route.ComponentProps) {
	const { content, picture } = loaderData;
	const { opening, actions, flag } = content;
	return (
		<WallStack>
			<OptOutSwitch words={flag} title={<PageTitle content={{ ...content, actions: [] }} width={120} />} />
			<Wall>
				<TextPanel width={140} heading={opening.heading} texts={opening.body} actions={actions} />
				<PicturePanel shot={picture} width={100} ratio={1} phoneRatio={1} />
			</Wall>
		</WallStack>
	);
}
