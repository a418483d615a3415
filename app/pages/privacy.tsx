import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { composePrivacy } from "../sections/privacy/compose-privacy.ts";
import { PrivacyPage } from "../sections/privacy/privacy.tsx";
import { cookieSettings } from "../third-parties/cookie-settings.server.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
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
	const { content, ...settings } = loaderData;
	return <PrivacyPage words={content} {...settings} />;
}
