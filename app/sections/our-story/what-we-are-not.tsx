import type { Words } from "../../../content/words.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./our-story.module.css";

/** What others are and we are not, struck out. */
export function WhatWeAreNot({ words }: { words: Words<"our-story">["not"] }) {
	return (
		<>
			<TextPanel heading={words.heading} texts={[words.text]} width={60} flavour="night" spread />
			{words.items.map(({ name, text }) => (
				<Panel key={name} width={60} flavour="roquefort" spread>
					<h3 className={styles.struck}>{name}</h3>
					<p>
						<Sentence text={text} />
					</p>
				</Panel>
			))}
		</>
	);
}
