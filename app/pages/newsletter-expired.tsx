import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/newsletter-expired.ts";
import nl from "../../content/nl/newsletter-expired.ts";
import { loadPage } from "../loading/load-page.ts";
import { newsletterForm } from "../loading/newsletter.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";

const loadExpired = loadPage("newsletter-expired", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	return { ...loadExpired(args), form: newsletterForm(args.url) };
}

export default function NewsletterExpired() {
	const { content, form } = useLoaderData<typeof loader>();
	return (
		<NewsletterPage content={content} inside="?">
			<NewsletterForm {...form} />
		</NewsletterPage>
	);
}
