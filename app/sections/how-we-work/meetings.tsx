import type { BookableState } from "../../../facts/costs/journey.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Bullets } from "../../ui/bullets.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import { TextPanel } from "../text-panel.tsx";
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

const flavours = { discover: "tabasco", design: "frosting", finalCall: "accent" } as const;

/** The three meetings, each with its way to book it; the first is for everybody. */
export function Meetings({ words, names, actions, picture }: MeetingsProps) {
	return (
		<section id="meetings">
			<Wall>
				<Panel width={100} flavour="night" spread>
					<h2>{words.heading}</h2>
				</Panel>
				<PicturePanel shot={picture} width={140} ratio={2} />
			</Wall>
			<Wall>
				{(["discover", "design", "finalCall"] as const).map((state) => (
					<TextPanel
						key={state}
						heading={names[state]}
						level={3}
						texts={[words.texts[state]]}
						width={80}
						flavour={flavours[state]}
						as="div"
					>
						<div className={styles.bring}>
							<p>{words.bringLabel}</p>
							<Bullets items={words.bring[state]} />
						</div>
						<ActionList actions={[actions[state]]} quiet={state !== "discover"} />
					</TextPanel>
				))}
			</Wall>
		</section>
	);
}
