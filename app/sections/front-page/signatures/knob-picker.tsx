import { Front } from "../../../ui/front/front.tsx";
import type { ShownShot } from "../../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../../ui/wall.tsx";
import { PicturePanel } from "../../shared/picture-panel.tsx";
import { Knob, knobs } from "./knob.tsx";
import styles from "./knob-picker.module.css";

const places = ["corner", "middle"] as const;

type KnobPickerProps = {
	words: {
		heading: string;
		text: string;
		knob: string;
		place: string;
		knobs: Record<(typeof knobs)[number], string>;
		places: Record<(typeof places)[number], string>;
	};
	/** Real knobs on small fronts. */
	picture: ShownShot;
};

/** Own: a front to try knobs on. Radio buttons and style sheets do the work, so it needs no script. */
export function KnobPicker({ words, picture }: KnobPickerProps) {
	return (
		<Wall className={styles.picker}>
			<Panel width={80} className={styles.choices}>
				<h2>{words.heading}</h2>
				<p>{words.text}</p>
				<fieldset className={styles.knobs}>
					<legend>{words.knob}</legend>
					{knobs.map((knob, position) => (
						<label key={knob}>
							<input
								type="radio"
								name="knob"
								value={knob}
								defaultChecked={position === 0}
								className="visually-hidden"
							/>
							<Knob knob={knob} />
							<span>{words.knobs[knob]}</span>
						</label>
					))}
				</fieldset>
				<fieldset className={styles.places}>
					<legend>{words.place}</legend>
					{places.map((place, position) => (
						<label key={place}>
							<input
								type="radio"
								name="place"
								value={place}
								defaultChecked={position === 0}
								className="visually-hidden"
							/>
							{words.places[place]}
						</label>
					))}
				</fieldset>
			</Panel>
			<Panel width={80} className={styles.stage}>
				{["upper", "middle", "lower"].map((drawer) => (
					<Front key={drawer} design="flush" material="mint">
						{knobs.map((knob) => (
							<span key={knob} className={styles.worn} data-knob={knob} aria-hidden="true">
								<Knob knob={knob} />
							</span>
						))}
					</Front>
				))}
			</Panel>
			<PicturePanel shot={picture} width={80} ratio={0.9} phoneRatio={4 / 3} />
		</Wall>
	);
}
