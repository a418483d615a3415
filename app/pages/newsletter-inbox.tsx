import { loadPage } from "../page-data/load-page.ts";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-inbox.ts";

export const loader = loadPage("newsletter-inbox");

export default function NewsletterInbox({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return <NewsletterPage content={content} inside="radio" />;
}
