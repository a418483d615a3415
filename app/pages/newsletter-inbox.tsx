import { loadPage, localeOf } from "../page-data/load-page.ts";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-inbox.ts";

export const loader = ({ url }: Route.LoaderArgs) => loadPage("newsletter-inbox", localeOf(url));

export default function NewsletterInbox({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return <NewsletterPage content={content} inside="radio" />;
}
