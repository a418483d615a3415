import type { BookableState } from "../../../facts/costs/journey.ts";
import { ActionList } from "../../ui/action-list.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import styles from "./meetings.module.css";

type Action = { label: string; to: string };

type MeetingsProps = {
	words: {
		heading: string;
		texts: Record<BookableState, string>;
		bringLabel: string;
		bring: Record<BookableState, readonly string[]>;
	};
	names: Record<BookableState, string>;
	actions: Record<BookableState, Action>;
	picture: ShownShot;
};

/** The three meetings, each with its way to book it; the first is for everybody. */
export function Meetings({ words, names, actions, picture }: MeetingsProps) {
	return (
		<section id="meetings">
			<Wall>
				<Panel width={120} flavour="tabasco" className={styles.first}>
					<h2>{words.heading}</h2>
					<Meeting state="discover" words={words} names={names} actions={actions} />
				</Panel>
				<PicturePanel shot={picture} width={120} ratio={3 / 2} />
				<Panel width={120} flavour="frosting" className={styles.other}>
					<Meeting state="design" words={words} names={names} actions={actions} />
				</Panel>
				<Panel width={120} flavour="accent" className={styles.other}>
					<Meeting state="finalCall" words={words} names={names} actions={actions} />
				</Panel>
			</Wall>
		</section>
	);
}

function Meeting({ state, words, names, actions }: Omit<MeetingsProps, "picture"> & { state: BookableState }) {
	return (
		<div className={styles.meeting}>
			<h3>{names[state]}</h3>
			<p>
				<Sentence text={words.texts[state]} />
			</p>
			<div className={styles.bring}>
				<p>{words.bringLabel}</p>
				<ul>
					{words.bring[state].map((item) => (
						<li key={item}>
							<Sentence text={item} />
						</li>
					))}
				</ul>
			</div>
			<ActionList actions={[actions[state]]} />
		</div>
	);
}
