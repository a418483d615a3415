import { pathOf } from "../../facts/site/pages.ts";
import { actionHeaders, deskAction } from "../desk/desk-action.server.ts";
import { tokenOf } from "../desk/read-form.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { NewsletterPage, TokenForm } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-unsubscribe.ts";

export function loader({ url }: Route.LoaderArgs) {
	return { ...loadPage("newsletter-unsubscribe", localeOf(url)), token: tokenOf(url) };
}

export const shouldRevalidate = () => false;

/** Opening the page changes nothing, since mail programs open links too. Only its button does. */
export const action = deskAction(
	(desk, { token }) => desk.unsubscribe(token),
	(_, locale) => pathOf("newsletter-unsubscribed", locale),
);

export const headers = actionHeaders;

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
	const { content, token } = loaderData;
	const { button, without, ...words } = content;
	return (
		<NewsletterPage
			content={token || actionData ? words : { heading: without.heading, lead: without.text, actions: words.actions }}
			inside="linen"
		>
			<TokenForm token={token ?? actionData?.typed.token} label={button} problem={actionData?.problem} />
		</NewsletterPage>
	);
}
