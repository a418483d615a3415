import type { Words } from "../../../content/words.ts";
import { Rows } from "../../ui/rows.tsx";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

/** How a worktop comes into the house, what holds for each of them, and the next step. */
export function GoodToKnow({ words }: { words: Words<"worktops"> }) {
	const { fitting, good, next } = words;
	return (
		<section>
			<Wall>
				<TextPanel width={120} heading={fitting.heading} texts={fitting.body} />
				<TextPanel width={120} heading={words.goodToKnow} texts={[]}>
					<Rows rows={good.map(({ heading, text }) => ({ term: heading, text }))} />
				</TextPanel>
				<ClosingPanel words={next} actions={next.actions} width={240} flavour="night" />
			</Wall>
		</section>
	);
}
