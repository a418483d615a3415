import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { composePrivacy } from "../sections/privacy/compose-privacy.ts";
import { NewsletterData } from "../sections/privacy/newsletter-data.tsx";
import { OwnStorage } from "../sections/privacy/own-storage.tsx";
import { RestAndRights } from "../sections/privacy/rest-and-rights.tsx";
import { ThirdParties } from "../sections/privacy/third-parties.tsx";
import { PageOpening } from "../sections/shared/page-opening.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { cookieSettings } from "../third-parties/cookie-settings.server.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Rows } from "../ui/rows.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/privacy.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const { integrations, mailingService, links } = publicConfig;
	return {
		...loadPage("privacy", locale),
		privacy: composePrivacy(integrations, locale),
		mailingService,
		outsideServices: Object.keys(links).length > 0,
		picture: shotOf("stories/open-wall-cupboard", locale),
		cookies: cookieSettings(locale),
	};
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
	const { content, privacy, mailingService, outsideServices, picture, cookies } = loaderData;
	const { desk } = content;
	return (
		<WallStack>
			<PageOpening content={content} picture={picture} />
			<ThirdParties words={content.others} parties={privacy.parties} cookies={cookies} />
			<OwnStorage words={content.device} own={privacy.own} />
			<Wall>
				<TextPanel heading={desk.heading} texts={[desk.text, desk.erase]} width={100} flavour="honey" spread />
				<Panel width={140}>
					<Rows rows={desk.terms} />
				</Panel>
			</Wall>
			<NewsletterData words={content.newsletter} mailingService={mailingService} />
			<RestAndRights words={content} outsideServices={outsideServices} />
		</WallStack>
	);
}
