import type { Words } from "../../../content/words.ts";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import type { Pair } from "./pair-query.ts";

type ChoosingAdviceProps = {
	pair: Pair;
	opening: Words<"materials">["opening"];
	/** A link to the mixer with the same pair. */
	mix: Action;
};

/** How choosing works, and the pair in the mixer. */
export function ChoosingAdvice({ pair: [last, before], opening, mix }: ChoosingAdviceProps) {
	const to = `${mix.to}?material=${last}&wall-material=same&tall-material=${before}`;
	return (
		<Wall>
			<HeadingPanel as="section" heading={opening.heading} texts={opening.body}>
				<ActionList actions={[{ label: mix.label, to }]} />
			</HeadingPanel>
		</Wall>
	);
}
