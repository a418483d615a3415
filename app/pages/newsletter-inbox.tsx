import { useLoaderData } from "react-router";
import en from "../../content/en/newsletter-inbox.ts";
import nl from "../../content/nl/newsletter-inbox.ts";
import { loadPage } from "../loading/load-page.ts";
import { NewsletterPage } from "../sections/sign-up/newsletter-page.tsx";

export const loader = loadPage("newsletter-inbox", { nl, en });

export default function NewsletterInbox() {
	const { content } = useLoaderData<typeof loader>();
	return <NewsletterPage content={content} inside="@" />;
}
