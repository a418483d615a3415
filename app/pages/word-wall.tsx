import { data } from "react-router";
import { brand } from "../../content/brand.ts";
import { fill } from "../../content/fill.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { parseWall, serializeWall, wallPicturePaths } from "../../word-wall/wall-link.ts";
import { loadPage, loadWords } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { frontPaths } from "../sections/shared/front-paths.ts";
import { WordWallPage } from "../sections/word-wall/word-wall-page.tsx";
import type { Route } from "./+types/word-wall.ts";

const load = loadPage("word-wall");
const loadKitchenWords = loadWords("kitchen-words");

export function loader(args: Route.LoaderArgs) {
	const { head, content } = load(args);
	const { shared, ...words } = content;
	const locale = localeOfPath(args.url.pathname);
	const path = pathOf("word-wall", locale);
	const { wall, typed, problem } = parseWall(args.url.searchParams, words.example);
	const query = serializeWall(wall);
	const sharedHead = {
		title: `${fill(shared.title, { word: wall.word })} | ${brand}`,
		description: fill(shared.description, { word: wall.word }),
		indexed: false,
		shared: { path: `${path}?${query}`, card: `${wallPicturePaths.card}?${query}` },
	};
	const page = {
		head: typed ? { ...head, ...sharedHead } : head,
		content: words,
		joint: loadKitchenWords(args).joint,
		paths: frontPaths(args.url),
		path,
		siteUrl: publicConfig.siteUrl,
	};
	return data(page, { status: problem ? 400 : 200 });
}

export const shouldRevalidate = () => false;

export default function Wall({ loaderData }: Route.ComponentProps) {
	const { head: _, content, ...page } = loaderData;
	return <WordWallPage words={content} {...page} />;
}
