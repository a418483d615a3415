import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import en from "../../content/en/palet.ts";
import nl from "../../content/nl/palet.ts";
import { parseTileQuery } from "../../facts/products/palet.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage } from "../loading/load-page.ts";
import { shotOf } from "../loading/shots.server.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { Palet } from "../sections/palet/palet.tsx";

const load = loadPage("palet", { nl, en });

export function loader(args: LoaderFunctionArgs) {
	const locale = localeOfPath(args.url.pathname);
	return { ...load(args), path: pathOf("palet", locale), locale, picture: shotOf("stories/palet-tiles", locale) };
}

export const shouldRevalidate = revalidateOnPathChange;

export default function PaletPage() {
	const { content, path, locale, picture } = useLoaderData<typeof loader>();
	const [wish] = useQueryState(parseTileQuery);
	return <Palet words={content} wish={wish} path={path} locale={locale} picture={picture} />;
}
