import type { Words } from "../../../content/words.ts";
import { materialName } from "../../../facts/products/materials.ts";
import { type SampleBox, sampleBoxes, sampleBoxMaterials } from "../../../facts/products/samples.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import pickStyles from "../../ui/pick.module.css";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import styles from "./samples.module.css";

type BoxPickerProps = {
	words: Words<"samples">["boxes"];
	/** Labels of the checkboxes. */
	pick: string;
	pictures: Record<SampleBox, ShownPicture>;
	/** The boxes that are ordered on this page; the others link to a shop. */
	ordered: readonly SampleBox[];
	/** The boxes that are ticked. */
	chosen: readonly SampleBox[];
	/** The form that the ticks belong to. */
	form: string;
	onChange: () => void;
};

/** The boxes: what each is about, what lies in it, and a tick to order it. */
export function BoxPicker({ words, pick, pictures, ordered, chosen, form, onChange }: BoxPickerProps) {
	const locale = useLocale();
	return (
		<div id="boxes">
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
				{sampleBoxes.map((box) => (
					<Panel key={box} width={60} half bare as="article">
						<Shot
							shot={pictures[box]}
							phone={{ width: "50vw", ratio: 4 / 3 }}
							desktop={{ width: "25vw", ratio: 4 / 3 }}
							className={styles.picture}
						/>
						<div id={box} className={styles.words}>
							<h3>{words.each[box].name}</h3>
							<p className={styles.names}>
								{sampleBoxMaterials[box].map((key) => materialName(key, locale)).join(", ")}
							</p>
							<p className={styles.text}>
								<Sentence text={words.each[box].text} />
							</p>
							<Paragraphs texts={words.contents[box]} />
							{!ordered.includes(box) && <ActionList actions={[words.each[box].order]} quiet />}
						</div>
						{ordered.includes(box) && (
							<label className={`${pickStyles.pick} ${styles.pick}`}>
								<input
									type="checkbox"
									className="cover-input"
									id={`box-${box}`}
									name="boxes"
									value={box}
									form={form}
									checked={chosen.includes(box)}
									onChange={onChange}
									aria-label={words.each[box].order.label}
								/>
								{pick}
							</label>
						)}
					</Panel>
				))}
			</Wall>
		</div>
	);
}
