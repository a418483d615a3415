import { redirect } from "react-router";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { deskOf } from "../desk/desk-context.ts";
import { readForm } from "../desk/read-form.server.ts";
import { loadPage } from "../page/load-page.ts";
import { refuseDeskForm } from "../sections/forms/desk-form.server.ts";
import { newsletterForm } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter.ts";

const loadNewsletter = loadPage("newsletter");

export function loader(args: Route.LoaderArgs) {
	return { ...loadNewsletter(args), form: newsletterForm(args.url) };
}

/** For forms that are sent without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const fields = await readForm(request);
	const language = localeOfPath(url.pathname);
	const result = await deskOf(context).signUp({ ...fields, language });
	if (result.ok) return redirect(pathOf("newsletter-inbox", language), 303);
	return refuseDeskForm(result, url, fields, {});
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { content, form } = loaderData;
	return (
		<NewsletterPage content={content} inside="radio">
			<NewsletterForm {...form} refused={actionData} />
		</NewsletterPage>
	);
}
