import type * as v from "valibot";
import { pageKeys, pagePaths, pathOf } from "./pages.ts";
import data from "./redirects.yaml";
import type { redirectsSchema } from "./redirects-schema.ts";

export type Redirect = { from: string; to: string };

const { redirects: added }: v.InferOutput<typeof redirectsSchema> = data;

const paths = new Set(pagePaths());

/** English addresses without /en, from before the site had prefixes; those that are Dutch pages stay what they are. */
const withoutPrefix = pageKeys
	.map((key) => pathOf(key, "en"))
	.map((to) => ({ from: to.replace(/^\/en/, ""), to }))
	.filter(({ from }) => from !== "" && !paths.has(from));

export const redirects: readonly Redirect[] = [...withoutPrefix, ...added];

/** Faults in the studio's list of redirects, each with its position. */
export function redirectFaults(list: readonly { from: string; to: string }[]): { position: number; problem: string }[] {
	const usedPaths = new Set([...paths, ...withoutPrefix.map(({ from }) => from)]);
	return list.flatMap(({ from, to }, position) => [
		...(usedPaths.has(from)
			? [{ position, problem: `verhuist ${from}, dat een adres van de site is; haal het weg` }]
			: []),
		...(list.findIndex((other) => other.from === from) < position
			? [{ position, problem: `verhuist ${from} voor de tweede keer; haal er één weg` }]
			: []),
		...(paths.has(to)
			? []
			: [{ position, problem: `leidt naar ${to}, dat geen pagina is; schrijf het adres van een pagina` }]),
	]);
}
