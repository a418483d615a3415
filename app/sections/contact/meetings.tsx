import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type Meeting = {
	name: string;
	purpose: string;
	bring: string;
	cost: string;
	action: { label: string; to: string };
};

type MeetingsProps = { words: { heading: string; text: string; items: readonly Meeting[] } };

/** The three meetings, each with its way to book it. */
export function Meetings({ words }: MeetingsProps) {
	return (
		<section id="meetings">
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
				<Swipe>
					{words.items.map(({ name, purpose, bring, cost, action }) => (
						<TextPanel
							key={name}
							heading={name}
							level={3}
							texts={[purpose, bring]}
							actions={[action]}
							width={80}
							as="article"
						>
							<p>
								<strong>
									<Sentence text={cost} />
								</strong>
							</p>
						</TextPanel>
					))}
				</Swipe>
			</Wall>
		</section>
	);
}
