import { data, redirect } from "react-router";
import { pathOf } from "../../facts/site/pages.ts";
import { actionHeaders, refuseDeskForm } from "../desk/desk-action.server.ts";
import { deskOf } from "../desk/desk-context.ts";
import { readForm, tokenOf } from "../desk/read-form.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { newsletterForm } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage, TokenForm } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-confirm.ts";

export function loader({ url }: Route.LoaderArgs) {
	return { ...loadPage("newsletter-confirm", localeOf(url)), token: tokenOf(url) };
}

export const shouldRevalidate = () => false;

/** Opening the page changes nothing, since mail programs open links too. Only its button does. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const fields = await readForm(request);
	const result = await deskOf(context).confirm(fields.token);
	const locale = localeOf(url);
	if (result.ok) return redirect(pathOf("thanks", locale), 303);
	if (result.status === 410) return data({ form: newsletterForm(locale) }, { status: 410 });
	return refuseDeskForm(result, url, fields, {});
}

export const headers = actionHeaders;

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
	const { content, token } = loaderData;
	const { button, without, expired, ...words } = content;
	if (actionData && "form" in actionData) {
		return (
			<NewsletterPage content={expired} inside="soup">
				<NewsletterForm {...actionData.form} />
			</NewsletterPage>
		);
	}
	return (
		<NewsletterPage
			content={token || actionData ? words : { heading: without.heading, lead: without.text, actions: words.actions }}
			inside="bowls"
		>
			<TokenForm token={token ?? actionData?.typed.token} label={button} problem={actionData?.problem} />
		</NewsletterPage>
	);
}
