import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/palet.ts";
import nl from "../../content/nl/palet.ts";
import { parseTileQuery } from "../../facts/products/palet.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage } from "../loading/load-page.ts";
import { shotOf } from "../loading/shots.server.ts";
import { stayOnSamePage } from "../loading/stay-on-same-page.ts";
import { useInAddress } from "../loading/use-in-address.ts";
import { Palet } from "../sections/palet/palet.tsx";

const load = loadPage("palet", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	const { pathname, searchParams } = args.url;
	const locale = localeOfPath(pathname);
	const picture = shotOf("stories/palet-tiles", locale);
	return { ...load(args), path: pathOf("palet", locale), locale, picture, rendered: parseTileQuery(searchParams) };
}

export const shouldRevalidate = stayOnSamePage;

export default function PaletPage() {
	const { content, path, locale, picture, rendered } = useLoaderData<typeof loader>();
	const wish = useInAddress(rendered, parseTileQuery);
	return <Palet words={content} wish={wish} path={path} locale={locale} picture={picture} />;
}
