import type { Words } from "../../../content/words.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

/** What is to know about fitting and about each of them, and the next step. */
export function GoodToKnow({ words }: { words: Words<"worktops"> }) {
	const { fitting, good, next } = words;
	return (
		<section>
			<Wall>
				<QuestionPanel heading={fitting.moreHeading} items={fitting.more} />
				<QuestionPanel
					heading={words.goodToKnow}
					items={good.map(({ heading, text }) => ({ heading, body: [text] }))}
				/>
				<ClosingPanel words={next} actions={next.actions} width={240} flavour="accent" />
			</Wall>
		</section>
	);
}

type QuestionPanelProps = { heading: string; items: readonly { heading: string; body: readonly string[] }[] };

function QuestionPanel({ heading, items }: QuestionPanelProps) {
	return (
		<TextPanel width={120} heading={heading} texts={[]}>
			<div>
				{items.map((item) => (
					<Disclosure key={item.heading} summary={item.heading}>
						<Paragraphs texts={item.body} />
					</Disclosure>
				))}
			</div>
		</TextPanel>
	);
}
