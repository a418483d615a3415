import { useMemo, useRef } from "react";
import type { Words } from "../../../content/words.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { parseWall, wallParameters, wallQuery, withNextFront } from "../../../word-wall/wall-link.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { WallStack } from "../shared/wall-stack.tsx";
import { NextSteps } from "./next-steps.tsx";
import { WordElevation } from "./word-elevation.tsx";
import { WordForm } from "./word-form.tsx";

export type WordWallWords = Omit<Words<"word-wall">, "shared">;

type TypedWallProps = {
	words: WordWallWords;
	/** The word between a design and its material: Catch *in* Blueberry. */
	joint: string;
	/** Where each design's page is. */
	paths: Record<FrontDesign, string>;
	siteUrl: string;
};

/** The address changes once typing has paused this long. */
const typingMs = 300;

/** A visitor's word as a wall of fronts. The address has all of it; form and fronts also work without JavaScript. */
export function TypedWall({ words, joint, paths, siteUrl }: TypedWallProps) {
	const form = useRef<HTMLFormElement>(null);
	const read = useMemo(() => (query: URLSearchParams) => ({ ...parseWall(query, words.example), query }), [words]);
	const [state, setQuery, setQueryFromForm] = useQueryState(read, { form, toParameters: typedWord });
	const { wall, problem, query } = state;
	return (
		<>
			<WordForm
				ref={form}
				words={words}
				wall={wall}
				text={query.get(wallParameters.word) ?? ""}
				problem={problem}
				onType={() => setQueryFromForm({ delayMs: typingMs })}
			/>
			<WordElevation wall={wall} words={words} onChange={(at) => setQuery(wallQuery(withNextFront(wall, at)))} />
			<WallStack>
				<NextSteps words={words} wall={wall} joint={joint} paths={paths} siteUrl={siteUrl} />
			</WallStack>
		</>
	);
}

const typedWord = (fields: URLSearchParams) => ({
	[wallParameters.word]: fields.get(wallParameters.word) || undefined,
});
