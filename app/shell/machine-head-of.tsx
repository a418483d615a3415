import { renderToStaticMarkup } from "react-dom/server";
import type { EntryContext } from "react-router";
import { localeOfPath } from "../../facts/site/locales.ts";
import type { PageHead } from "../page/page-head.ts";
import { publicConfig } from "../public-config.server.ts";
import { galleryKitchens } from "../sections/gallery/gallery-kitchens.server.ts";
import { graphOf } from "../structured-data/graph-of.ts";
import { writeInScript } from "../write-in-script.ts";
import { MachineHead } from "./machine-head.tsx";

/** What stands in the head for machines, as HTML; nothing for a page that does not exist or broke. */
export function machineHeadOf({ staticHandlerContext }: EntryContext): string {
	const { matches, loaderData, location, errors } = staticHandlerContext;
	const data: unknown = loaderData[matches.at(-1)?.route.id ?? ""];
	if (errors || !isPageData(data)) return "";
	const { head, content } = data;
	const locale = localeOfPath(location.pathname);
	const graph = graphOf(
		{ siteUrl: publicConfig.siteUrl, services: publicConfig, locale },
		{
			key: head.key,
			title: content.title,
			description: head.description,
			shots: head.key === "gallery" ? galleryKitchens(locale).map(({ shot }) => shot) : [],
		},
	);
	const jsonLd = writeInScript(graph);
	return renderToStaticMarkup(
		<MachineHead
			head={head}
			heading={content.heading}
			locale={locale}
			siteUrl={publicConfig.siteUrl}
			jsonLd={jsonLd}
		/>,
	);
}

/** Every page's loader gives at least this (loadPage). */
function isPageData(data: unknown): data is { head: PageHead; content: { title: string; heading: string } } {
	return data !== null && typeof data === "object" && "head" in data && "content" in data;
}
