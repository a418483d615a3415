import { redirect } from "react-router";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { deskOf } from "../desk/desk-context.ts";
import { readForm } from "../desk/read-form.server.ts";
import { loadPage } from "../page/load-page.ts";
import { refuseDeskForm } from "../sections/forms/desk-form.server.ts";
import { tokenOf } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterPage, TokenForm } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-unsubscribe.ts";

const loadUnsubscribe = loadPage("newsletter-unsubscribe");

export function loader(args: Route.LoaderArgs) {
	return { ...loadUnsubscribe(args), token: tokenOf(args.url) };
}

/** Opening the page changes nothing, since mail programs open links too. Only its button does. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { token } = await readForm(request);
	const result = await deskOf(context).unsubscribe(token);
	if (result.ok) return redirect(pathOf("newsletter-unsubscribed", localeOfPath(url.pathname)), 303);
	return refuseDeskForm(result, url, {}, {});
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
	const { content, token } = loaderData;
	const { button, without, ...words } = content;
	return (
		<NewsletterPage
			content={token || actionData ? words : { heading: without.heading, lead: without.text, actions: words.actions }}
			inside="linen"
		>
			<TokenForm token={token} label={button} problem={actionData?.problem} />
		</NewsletterPage>
	);
}
