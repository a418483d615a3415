import type { Words } from "../../../content/words.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { type SampleBox, sampleBoxes, sampleBoxMaterials } from "../../../facts/products/samples.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../heading-panel.tsx";
import { PictureCard } from "../picture-card.tsx";

type BoxesWords = Words<"samples">["boxes"];

/** Choose a box: what it is about, what lies in it, and the way to order it. */
export function Boxes({ words, pictures }: { words: BoxesWords; pictures: Record<SampleBox, ShownShot> }) {
	return (
		<section id="boxes">
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
			</Wall>
			<Wall>
				<Swipe>
					{sampleBoxes.map((box) => (
						<PictureCard key={box} id={box} shot={pictures[box]} width={120} ratio={1.25} as="article">
							<h3>{words.each[box].name}</h3>
							<p>
								<Sentence text={words.each[box].text} />
							</p>
							<Paragraphs texts={words.contents[box]} />
							<p>
								<strong>{words.holds}</strong>
								<br />
								{sampleBoxMaterials[box].map((key) => materialOf(key).name).join(", ")}
							</p>
							<ActionList actions={[words.each[box].order]} quiet />
						</PictureCard>
					))}
				</Swipe>
			</Wall>
			<Wall>
				<Panel width={240}>
					<p>
						<Sentence text={words.note} />
					</p>
				</Panel>
			</Wall>
		</section>
	);
}
