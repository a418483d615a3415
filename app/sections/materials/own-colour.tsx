import type { Words } from "../../../content/words.ts";
import { Rows } from "../../ui/rows.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

/** The two rates for a custom colour. */
export function OwnColour({ words }: { words: Words<"materials">["custom"] }) {
	return (
		<section>
			<Wall>
				<TextPanel width={100} flavour="frosting" as="div" heading={words.heading} texts={[words.text]} />
				<Panel width={140} flavour="frosting">
					<Rows
						rows={[words.catch, words.painted].map(({ name, price, unit, text }) => ({
							term: name,
							text: `**${price}**, ${unit.toLowerCase()}. ${text}`,
						}))}
					/>
				</Panel>
			</Wall>
		</section>
	);
}
