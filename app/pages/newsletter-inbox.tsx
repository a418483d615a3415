import en from "../../content/en/newsletter-inbox.yaml";
import nl from "../../content/nl/newsletter-inbox.yaml";
import { loadPage } from "../page/load-page.ts";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-inbox.ts";

export const loader = loadPage("newsletter-inbox", { nl, en });

export default function NewsletterInbox({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return <NewsletterPage content={content} inside="radio" />;
}
