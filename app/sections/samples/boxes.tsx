import type { Words } from "../../../content/words.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { type SampleBox, sampleBoxes, sampleBoxMaterials } from "../../../facts/products/samples.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { PictureCard } from "../shared/picture-card.tsx";
import styles from "./samples.module.css";

type BoxesProps = {
	words: Words<"samples">["boxes"];
	pictures: Record<SampleBox, ShownShot>;
	/** Those that are ordered on this page; the others have a shop of their own. */
	ordered: readonly SampleBox[];
	/** Those that are ticked at first. */
	chosen: readonly SampleBox[];
	/** The form that the ticks belong to. */
	form: string;
	onChange: () => void;
};

/** The boxes: what each is about, what lies in it, and a tick to order it. */
export function Boxes({ words, pictures, ordered, chosen, form, onChange }: BoxesProps) {
	return (
		<div id="boxes">
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night">
					<p>
						<Sentence text={words.note} />
					</p>
				</HeadingPanel>
				{sampleBoxes.map((box) => (
					<PictureCard key={box} id={box} shot={pictures[box]} width={60} half ratio={4 / 3} as="article">
						<h3>{words.each[box].name}</h3>
						<Disclosure summary={words.holds} openOnWideScreens>
							<div className={styles.contents}>
								<p>
									<Sentence text={words.each[box].text} />
								</p>
								<Paragraphs texts={words.contents[box]} />
								<p className={styles.names}>
									<strong>{sampleBoxMaterials[box].map((key) => materialOf(key).name).join(", ")}</strong>
								</p>
							</div>
						</Disclosure>
						{ordered.includes(box) ? (
							<label className={styles.pick}>
								<input
									type="checkbox"
									name="boxes"
									value={box}
									form={form}
									// Not controlled: a box may be ticked before hydration.
									defaultChecked={chosen.includes(box)}
									onChange={onChange}
								/>
								<span>{words.each[box].order.label}</span>
							</label>
						) : (
							<ActionList actions={[words.each[box].order]} quiet />
						)}
					</PictureCard>
				))}
			</Wall>
		</div>
	);
}
