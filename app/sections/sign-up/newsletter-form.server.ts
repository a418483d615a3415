import en from "../../../content/en/newsletter-words.ts";
import nl from "../../../content/nl/newsletter-words.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { publicConfig } from "../../public-config.server.ts";

const words = { nl, en };

/** What a newsletter form needs: its words, where it is sent, and the language it is in. */
export function newsletterForm(url: URL) {
	const locale = localeOfPath(url.pathname);
	const { form, answers } = words[locale];
	return { words: { ...form, failed: answers.unavailable }, action: newsletterAction(""), locale };
}

/** The address of one of the newsletter's own requests. */
export function newsletterAction(name: "" | "/confirm" | "/unsubscribe"): string {
	return `${publicConfig.apiBaseUrl.replace(/\/$/, "")}/newsletter${name}`;
}

/** The secret in the address of a page that a mail linked to; anything else counts as none. */
export function tokenOf(url: URL): string | undefined {
	return /^[\w-]{43}$/.exec(url.searchParams.get("token") ?? "")?.[0];
}

/**
 * What was wrong with a form that this page answers, and what had been typed. Only our own server sets these headers:
 * it never passes on those of a visitor.
 */
export function formProblem({ headers }: Request): { problem?: string; typed?: string } {
	const read = (name: string) => decodeURIComponent(headers.get(name) ?? "");
	return headers.has("X-Form-Problem") ? { problem: read("X-Form-Problem"), typed: read("X-Form-Typed") } : {};
}
