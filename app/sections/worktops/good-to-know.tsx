import type { Words } from "../../../content/words.ts";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../closing-panel.tsx";
import { TextPanel } from "../text-panel.tsx";

/** What holds for every worktop, and the next step. */
export function GoodToKnow({ words }: { words: Words<"worktops"> }) {
	const { good, next } = words;
	return (
		<section>
			<Wall>
				{good.map(({ heading, text }) => (
					<TextPanel key={heading} heading={heading} level={3} texts={[text]} width={80} flavour="roquefort" as="div" />
				))}
				<ClosingPanel words={next} actions={next.actions} width={240} flavour="night" />
			</Wall>
		</section>
	);
}
