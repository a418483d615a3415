import en from "../../content/en/newsletter-confirm.ts";
import nl from "../../content/nl/newsletter-confirm.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../page/load-page.ts";
import { newsletterAction, tokenOf } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterPage, TokenButton } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-confirm.ts";

const loadConfirm = loadPage("newsletter-confirm", { nl, en });

export function loader(args: Route.LoaderArgs) {
	const action = newsletterAction("/confirm");
	return { ...loadConfirm(args), action, token: tokenOf(args.url), locale: localeOfPath(args.url.pathname) };
}

/** Opening this page changes nothing: mail programs and scanners open links too. Only its button does. */
export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
	const { content, action, token, locale } = loaderData;
	const { button, without, ...words } = content;
	return (
		<NewsletterPage content={token ? words : { ...words, lead: without }} inside="1">
			{token && <TokenButton action={action} token={token} locale={locale} label={button} />}
		</NewsletterPage>
	);
}
