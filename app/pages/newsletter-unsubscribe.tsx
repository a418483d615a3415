import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/newsletter-unsubscribe.ts";
import nl from "../../content/nl/newsletter-unsubscribe.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage } from "../loading/load-page.ts";
import { newsletterAction, tokenOf } from "../loading/newsletter.server.ts";
import { NewsletterPage, TokenButton } from "../sections/sign-up/newsletter-page.tsx";

const loadUnsubscribe = loadPage("newsletter-unsubscribe", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	const action = newsletterAction("/unsubscribe");
	return { ...loadUnsubscribe(args), action, token: tokenOf(args.url), locale: localeOfPath(args.url.pathname) };
}

/** Opening this page changes nothing: mail programs and scanners open links too. Only its button does. */
export default function NewsletterUnsubscribe() {
	const { content, action, token, locale } = useLoaderData<typeof loader>();
	const { button, without, ...words } = content;
	return (
		<NewsletterPage content={token ? words : { ...words, lead: without }} inside="0">
			{token && <TokenButton action={action} token={token} locale={locale} label={button} />}
		</NewsletterPage>
	);
}
