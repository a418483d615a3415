import { pathOf } from "../../facts/site/pages.ts";
import { actionHeaders, deskAction } from "../desk/desk-action.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { newsletterForm } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return { ...loadPage("newsletter", locale), form: newsletterForm(locale) };
}

export const action = deskAction(
	(desk, fields, language) => desk.signUp({ ...fields, language }),
	(_, locale) => pathOf("newsletter-inbox", locale),
);

export const headers = actionHeaders;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { content, form } = loaderData;
	return (
		<NewsletterPage content={content} inside="radio">
			<NewsletterForm {...form} refused={actionData} />
		</NewsletterPage>
	);
}
