import en from "../../content/en/newsletter.ts";
import nl from "../../content/nl/newsletter.ts";
import { loadPage } from "../page/load-page.ts";
import { formProblem, newsletterForm } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter.ts";

const loadNewsletter = loadPage("newsletter", { nl, en });

/** Also the answer to a form that was sent without a script and could not be accepted. */
export function loader(args: Route.LoaderArgs) {
	return { ...loadNewsletter(args), form: { ...newsletterForm(args.url), ...formProblem(args.request) } };
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
	const { content, form } = loaderData;
	return (
		<NewsletterPage content={content} inside="@">
			<NewsletterForm {...form} />
		</NewsletterPage>
	);
}
