import { homePaths, localeOfPath } from "../facts/site/locales.ts";
import { isToken } from "../facts/site/tokens.ts";
import type { Renderer } from "./renderer.ts";

type Template = { parts: string[]; status: number; headers: Headers };

/** Pages that differ between requests by one text only. Each is rendered once and then filled. */
export type PageTemplates = {
	notFound(path: string): Promise<Response>;
	/** A page that a mail links to. A malformed token is treated as missing. */
	tokenPage(path: string, token: string | undefined): Promise<Response>;
};

const placeholders = { path: "no-such-page", token: "x".repeat(43) } as const;

export function createPageTemplates({ renderWithoutScripts }: Pick<Renderer, "renderWithoutScripts">): PageTemplates {
	const templates = new Map<string, Promise<Template>>();

	const fill = async (name: string, render: () => Promise<Response>, placeholder?: string, text = "") => {
		const template = templates.get(name) ?? loadTemplate(name, render, placeholder);
		templates.set(name, template);
		// A failed render is tried again with the next request.
		template.catch(() => templates.delete(name));
		const { parts, status, headers } = await template;
		return new Response(parts.join(escapeHtml(text)), { status, headers });
	};
	return {
		notFound: (path) => {
			const placeholder = `${homePaths[localeOfPath(path)]}/${placeholders.path}`.replace("//", "/");
			return fill(placeholder, () => renderWithoutScripts(placeholder), placeholder, path);
		},
		tokenPage: (path, token = "") => {
			if (!isToken(token)) return fill(path, () => renderWithoutScripts(path));
			const address = `${path}?token=${placeholders.token}`;
			return fill(address, () => renderWithoutScripts(address), placeholders.token, token);
		},
	};
}

async function loadTemplate(name: string, render: () => Promise<Response>, placeholder?: string): Promise<Template> {
	const response = await render();
	const html = await response.text();
	const parts = placeholder === undefined ? [html] : html.split(placeholder);
	if (placeholder !== undefined && parts.length !== 2) {
		throw new Error(`The page '${name}' must contain '${placeholder}' exactly once.`);
	}
	return { parts, status: response.status, headers: response.headers };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

function escapeHtml(text: string): string {
	return text.toWellFormed().replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
