import { homePaths, type Locale, localeOfPath } from "../facts/site/locales.ts";
import type { Renderer } from "./renderer.ts";

/** Stands for the requested path in the rendered page. */
const placeholder = "no-such-page";

type Template = { before: string; after: string; response: Response };

/** Scanners ask for many unknown paths, so the page is rendered once per language and each path is inserted into it. */
export function createNotFound({ renderWithoutScripts }: Renderer): (path: string) => Promise<Response> {
	const templates = new Map<Locale, Promise<Template>>();
	const templateIn = (locale: Locale) => {
		const template = templates.get(locale) ?? renderTemplate(renderWithoutScripts, locale);
		templates.set(locale, template);
		return template;
	};
	return async (path) => {
		const { before, after, response } = await templateIn(localeOfPath(path));
		return new Response(before + escapeHtml(path) + after, { status: response.status, headers: response.headers });
	};
}

async function renderTemplate(render: Renderer["renderWithoutScripts"], locale: Locale): Promise<Template> {
	const path = `${homePaths[locale]}/${placeholder}`.replace("//", "/");
	const response = await render(path);
	const [before, after, more] = (await response.text()).split(path);
	if (before === undefined || after === undefined || more !== undefined) {
		throw new Error(`The not-found page in ${locale} must contain its path exactly once.`);
	}
	return { before, after, response };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
