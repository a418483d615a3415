import { loadPage } from "../page/load-page.ts";
import { newsletterForm } from "../sections/sign-up/newsletter-form.server.ts";
import { NewsletterForm } from "../sections/sign-up/newsletter-form.tsx";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-expired.ts";

const loadExpired = loadPage("newsletter-expired");

export function loader(args: Route.LoaderArgs) {
	return { ...loadExpired(args), form: newsletterForm(args.url) };
}

export default function NewsletterExpired({ loaderData }: Route.ComponentProps) {
	const { content, form } = loaderData;
	return (
		<NewsletterPage content={content} inside="soup">
			<NewsletterForm {...form} />
		</NewsletterPage>
	);
}
