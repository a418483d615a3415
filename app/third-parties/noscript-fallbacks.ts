import { configuredIntegrations, type IntegrationSettings } from "../../facts/site/integrations.ts";

/**
 * What browsers without JavaScript load instead, where nobody is asked. Where visitors are asked there is none: a page
 * is prepared for everybody, so it cannot know an answer, and without JavaScript nothing else could look it up.
 */
export function noscriptFallbacks(settings: IntegrationSettings): string {
	if (settings.consent === "required") return "";
	const fallbacks = configuredIntegrations(settings).flatMap(({ withoutScripts: fallback }) => fallback ?? []);
	return fallbacks.map(({ kind, src }) => `<noscript>${tag(kind, src.replaceAll("&", "&amp;"))}</noscript>`).join("");
}

function tag(kind: "frame" | "image", src: string): string {
	return kind === "frame"
		? `<iframe src="${src}" width="0" height="0" hidden></iframe>`
		: `<img src="${src}" width="1" height="1" alt="" hidden>`;
}
