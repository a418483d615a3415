import { homePaths, type Locale, localeOfPath } from "../facts/site/locales.ts";
import type { Renderer } from "./renderer.ts";

/** Stands for the path in a page that is rendered before any request names one. */
const mark = "no-such-page";

type Page = { before: string; after: string; answer: Response };

/**
 * Answers paths that no route knows. Whoever guesses addresses guesses many: the page is rendered once for each language,
 * and each answer only writes its path into it.
 */
export function createNotFound(renderer: Renderer): (path: string) => Promise<Response> {
	const pages = new Map<Locale, Promise<Page>>();
	const pageIn = (locale: Locale) => {
		const known = pages.get(locale) ?? renderPage(renderer, locale);
		pages.set(locale, known);
		return known;
	};
	return async (path) => {
		const { before, after, answer } = await pageIn(localeOfPath(path));
		return new Response(before + escapeText(path) + after, { status: answer.status, headers: answer.headers });
	};
}

async function renderPage(renderer: Renderer, locale: Locale): Promise<Page> {
	const path = `${homePaths[locale]}/${mark}`.replace("//", "/");
	const answer = await renderer.plain(path);
	const [before, after, more] = (await answer.text()).split(path);
	if (before === undefined || after === undefined || more !== undefined) {
		throw new Error(`The page for unknown paths in ${locale} must name its path exactly once.`);
	}
	return { before, after, answer };
}

const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

function escapeText(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => references[sign] ?? "");
}
