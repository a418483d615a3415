import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/privacy.ts";
import nl from "../../content/nl/privacy.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { cookieSettings } from "../loading/cookie-settings.server.ts";
import { loadPage } from "../loading/load-page.ts";
import { publicConfig } from "../loading/public-config.server.ts";
import { composePrivacy } from "../sections/privacy/compose-privacy.ts";
import { PrivacyPage } from "../sections/privacy/privacy.tsx";

const load = loadPage("privacy", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	const locale = localeOfPath(args.url.pathname);
	const { integrations, mailingService } = publicConfig;
	return {
		...load(args),
		privacy: composePrivacy(integrations, locale),
		mailingService,
		cookies: cookieSettings(locale),
	};
}

export default function Privacy() {
	const { content, privacy, mailingService, cookies } = useLoaderData<typeof loader>();
	return <PrivacyPage words={content} privacy={privacy} mailingService={mailingService} cookies={cookies} />;
}
