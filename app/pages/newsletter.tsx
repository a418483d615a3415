import { redirect } from "react-router";
import { fieldLengths } from "../../facts/site/field-lengths.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { deskOf } from "../desk/desk-context.ts";
import { readForm } from "../desk/read-form.server.ts";
import { loadPage } from "../page/load-page.ts";
import { newsletterForm, refuseForm } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter.ts";

const loadNewsletter = loadPage("newsletter");

export function loader(args: Route.LoaderArgs) {
	return { ...loadNewsletter(args), form: newsletterForm(args.url) };
}

/** For forms that are sent without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { email, website } = await readForm(request);
	const locale = localeOfPath(url.pathname);
	const result = await deskOf(context).signUp({ email, website, locale });
	if (result.ok) return redirect(pathOf("newsletter-inbox", locale), 303);
	return refuseForm(result, url, String(email ?? "").slice(0, fieldLengths.email));
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { content, form } = loaderData;
	return (
		<NewsletterPage content={content} inside="radio">
			<NewsletterForm {...form} {...actionData} />
		</NewsletterPage>
	);
}
