import type { Words } from "../../../../content/words.ts";
import pick from "../../../ui/pick.module.css";
import { Shot } from "../../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../../ui/picture/shot-source.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { Panel, Wall } from "../../../ui/wall.tsx";
import styles from "./knob-picker.module.css";

const choices = ["all", "brass", "china", "wood", "black", "chrome", "lemon"] as const;

type KnobPickerProps = {
	words: Words<"own">["signature"];
	/** Twelve knobs on small fronts. */
	picture: ShownPicture;
};

/** Own: a row of knobs, and the chosen one from near. Made of radio buttons and CSS, so it needs no script. */
export function KnobPicker({ words, picture }: KnobPickerProps) {
	return (
		<Wall className={styles.picker}>
			<Panel width={80}>
				<h2>{words.heading}</h2>
				<p>
					<Sentence text={words.text} />
				</p>
				<fieldset className={styles.choices}>
					<legend className="visually-hidden">{words.knob}</legend>
					{choices.map((knob) => (
						<label key={knob} className={pick.pick}>
							<input type="radio" name="knob" value={knob} defaultChecked={knob === "all"} className="cover-input" />
							{words.knobs[knob]}
						</label>
					))}
				</fieldset>
			</Panel>
			<Panel width={160} bare className={styles.view}>
				<Shot shot={picture} phone={{ width: "200vw" }} desktop={{ width: "140vw" }} fill className={styles.picture} />
			</Panel>
		</Wall>
	);
}
