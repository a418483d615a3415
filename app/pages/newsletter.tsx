import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/newsletter.ts";
import nl from "../../content/nl/newsletter.ts";
import { loadPage } from "../loading/load-page.ts";
import { formProblem, newsletterForm } from "../loading/newsletter.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";

const loadNewsletter = loadPage("newsletter", { nl, en });

/** Also the answer to a form that was sent without a script and could not be accepted. */
export function loader(args: LoaderFunctionArgs) {
	return { ...loadNewsletter(args), form: { ...newsletterForm(args.url), ...formProblem(args.request) } };
}

export default function Newsletter() {
	const { content, form } = useLoaderData<typeof loader>();
	return (
		<NewsletterPage content={content} inside="@">
			<NewsletterForm {...form} />
		</NewsletterPage>
	);
}
