import { loadPage, localeOf } from "../page-data/load-page.ts";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";
import type { Route } from "./+types/newsletter-unsubscribed.ts";

export const loader = ({ url }: Route.LoaderArgs) => loadPage("newsletter-unsubscribed", localeOf(url));

export default function NewsletterUnsubscribed({ loaderData }: Route.ComponentProps) {
	const { content } = loaderData;
	return <NewsletterPage content={content} inside="linen" />;
}
