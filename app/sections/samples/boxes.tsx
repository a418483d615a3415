import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import { prices } from "../../../facts/costs/prices.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { type SampleBox, sampleBoxes, sampleBoxMaterials } from "../../../facts/products/samples.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
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
	locale: Locale;
};

/** The boxes: what each is about, what lies in it, and a tick to order it. */
export function Boxes({ words, pictures, ordered, chosen, form, onChange, locale }: BoxesProps) {
	return (
		<div id="boxes">
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
				{sampleBoxes.map((box) => (
					<PictureCard key={box} id={box} shot={pictures[box]} width={120} half ratio={1.25} as="article">
						<h3>{words.each[box].name}</h3>
						<Disclosure summary={words.holds} openOnWideScreens>
							<div className={styles.contents}>
								<p>
									<Sentence text={words.each[box].text} />
								</p>
								<Paragraphs texts={words.contents[box]} />
								<p>
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
								<span>
									{words.each[box].order.label}, {formatEuro(prices.sampleBox, locale)}
								</span>
							</label>
						) : (
							<ActionList actions={[words.each[box].order]} quiet />
						)}
					</PictureCard>
				))}
				<Panel width={240}>
					<p>
						<Sentence text={words.note} />
					</p>
				</Panel>
			</Wall>
		</div>
	);
}
