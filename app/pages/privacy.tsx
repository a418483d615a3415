import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { composePrivacy } from "../sections/privacy/compose-privacy.ts";
import { PrivacyPage } from "../sections/privacy/privacy.tsx";
import { cookieSettings } from "../third-parties/cookie-settings.server.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/privacy.ts";

const load = loadPage("privacy");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const { integrations, mailingService, links } = publicConfig;
	return {
		...load(args),
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
