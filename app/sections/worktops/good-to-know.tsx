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
				<Answers heading={fitting.moreHeading} items={fitting.more} />
				<Answers heading={words.goodToKnow} items={good.map(({ heading, text }) => ({ heading, body: [text] }))} />
				<ClosingPanel words={next} actions={next.actions} width={240} flavour="accent" />
			</Wall>
		</section>
	);
}

type AnswersProps = { heading: string; items: readonly { heading: string; body: readonly string[] }[] };

function Answers({ heading, items }: AnswersProps) {
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
