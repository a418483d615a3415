import { data } from "react-router";
import { brand } from "../../content/brand.ts";
import { fill } from "../../content/fill.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { parseWall, serializeWall, wallPicturePaths } from "../../word-wall/wall-link.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { frontPaths } from "../sections/shared/front-paths.ts";
import { TypedWall } from "../sections/word-wall/typed-wall.tsx";
import type { Route } from "./+types/word-wall.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const { head, content } = loadPage("word-wall", locale);
	const { shared, ...words } = content;
	const { wall, typed, problem } = parseWall(url.searchParams, words.example);
	const query = serializeWall(wall);
	const sharedHead = {
		title: `${fill(shared.title, { word: wall.word })} | ${brand}`,
		description: fill(shared.description, { word: wall.word }),
		indexed: false,
		shared: { path: `${pathOf("word-wall", locale)}?${query}`, card: `${wallPicturePaths.card}?${query}` },
	};
	const page = {
		head: typed ? { ...head, ...sharedHead } : head,
		content: words,
		joint: wordsOf("kitchen-words", locale).joint,
		paths: frontPaths(locale),
		siteUrl: publicConfig.siteUrl,
	};
	return data(page, { status: problem ? 400 : 200 });
}

export const shouldRevalidate = () => false;

export default function Wall({ loaderData }: Route.ComponentProps) {
	const { head: _, content, ...page } = loaderData;
	return <TypedWall words={content} {...page} />;
}
