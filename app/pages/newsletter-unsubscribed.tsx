import { useLoaderData } from "react-router";
import en from "../../content/en/newsletter-unsubscribed.ts";
import nl from "../../content/nl/newsletter-unsubscribed.ts";
import { loadPage } from "../loading/load-page.ts";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";

export const loader = loadPage("newsletter-unsubscribed", { nl, en });

export default function NewsletterUnsubscribed() {
	const { content } = useLoaderData<typeof loader>();
	return <NewsletterPage content={content} inside="0" />;
}
