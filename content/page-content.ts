import type { LinkName } from "../facts/site/links.ts";
import type { MailName } from "../facts/site/mails.ts";
import type { PageKey } from "../facts/site/pages.ts";
import type { SubjectKey } from "../facts/site/subjects.ts";

/** Where a link in a sentence or a button leads: a page of ours, a configured service, a mail, or the question form. */
type Target =
	| `page:${PageKey}`
	| `page:${PageKey}#${string}`
	| `link:${LinkName}`
	| `mail:${MailName}`
	| `ask:${SubjectKey}`;

/** `otherwise` is the label while a page of ours does the work of a service that is not configured. */
export type Action = { label: string; to: Target; otherwise?: string };

/** A heading with paragraphs; every string may hold inline markup (content/inline.ts). */
type Section = { heading: string; body: string[] };

/** What every page says. A page's own file may hold more; the Dutch file is the type of the English one. */
export type PageContent = {
	/** The document's title, without the studio's name, which is added to it. */
	title: string;
	/** What search engines and shared links show beneath the title. */
	description: string;
	/** The page's only h1. */
	heading: string;
	/** One or two sentences beneath the heading that answer why the visitor came. */
	lead: string;
	/** The first section. */
	opening: Section;
	/** What a visitor can do next; the first is the main one. */
	actions: Action[];
};
