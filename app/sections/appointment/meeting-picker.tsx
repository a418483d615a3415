import type { ReactNode } from "react";
import { fill } from "../../../content/fill.ts";
import type { Words } from "../../../content/words.ts";
import { type MeetingType, meetingMinutes, meetingTypes } from "../../../facts/company/appointments.ts";
import { type StudioKey, studioKeys } from "../../../facts/company/studios.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import type { QueryChanges } from "../../query-state/query-changes.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Front } from "../../ui/front/front.tsx";
import ticks from "../../ui/tick.module.css";
import styles from "./appointment.module.css";
import type { AppointmentChoice } from "./appointment-query.ts";

/** Each kind of meeting has a front of its own; the drawers of its days have the same. */
export const meetingFronts: Record<MeetingType, FrontLook<Flavour>> = {
	discovery: { design: "catch", material: "tabasco" },
	design: { design: "pull", material: "sage" },
	"final-call": { design: "flush", material: "aubergine" },
};

const studioFronts: Record<StudioKey, FrontLook<Flavour>> = {
	amsterdam: { design: "framed", material: "cherry" },
	rotterdam: { design: "own", material: "butter" },
};

/** A cabinet to choose from: a drawer for each kind of meeting, a door for each studio. */
export function MeetingPicker({ words, choice }: { words: Words<"appointment">; choice: AppointmentChoice }) {
	const { type, studio } = choice;
	return (
		<div className={`screen-only ${styles.cabinet}`}>
			<Step number={1} text={words.steps.type} />
			<ul className={styles.kinds}>
				{meetingTypes.map((key) => (
					<PickerFront
						key={key}
						set={{ type: key, studio }}
						current={type === key}
						hash="#studio"
						front={meetingFronts[key]}
						width={140}
					>
						<span className={styles.kind}>
							<strong>{words.kinds[key].name}</strong>
							<span className={styles.minutes}>{fill(words.minutes, { minutes: String(meetingMinutes[key]) })}</span>
							<span className={styles.short}>{words.kinds[key].short.join(" ")}</span>
						</span>
					</PickerFront>
				))}
			</ul>
			<Step number={2} text={type === "final-call" ? words.steps.call : words.steps.studio} id="studio" />
			<ul className={styles.studios}>
				{studioKeys.map((key) => (
					<PickerFront
						key={key}
						set={{ type, studio: key }}
						current={studio === key}
						hash="#days"
						front={studioFronts[key]}
						width={70}
					>
						<span className={styles.studio}>{words.studios[key]}</span>
					</PickerFront>
				))}
			</ul>
		</div>
	);
}

export function Step({ number, text, id }: { number: number; text: string; id?: string }) {
	return (
		<h2 id={id} className={styles.step}>
			<span aria-hidden="true">{number}</span>
			{text}
		</h2>
	);
}

type PickerFrontProps = {
	set: QueryChanges;
	current: boolean;
	hash: string;
	front: FrontLook<Flavour>;
	width: number;
	children: ReactNode;
};

function PickerFront({ set, current, hash, front, width, children }: PickerFrontProps) {
	return (
		<li className={styles.choice} data-chosen={current ? "" : undefined}>
			<Front {...front} width={width} className={styles.choiceFront}>
				{/* Drops the chosen time, which may not be free for another studio or meeting. */}
				<QueryLink set={{ ...set, start: undefined }} current={current} hash={hash} className={styles.choiceLink}>
					{children}
				</QueryLink>
			</Front>
			{current && <span className={ticks.tick} aria-hidden="true" />}
		</li>
	);
}
