import type { Words } from "../../../content/words.ts";
import { Rows } from "../../ui/rows.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";

/** The two rates for a custom colour. */
export function OwnColour({ words }: { words: Words<"materials">["custom"] }) {
	return (
		<Wall>
			<HeadingPanel heading={words.heading} texts={[words.text]} flavour="frosting" as="section">
				<Rows
					rows={[words.catch, words.painted].map(({ name, price, unit, text }) => ({
						term: name,
						text: `**${price}**, ${unit.toLowerCase()}. ${text}`,
					}))}
				/>
			</HeadingPanel>
		</Wall>
	);
}
