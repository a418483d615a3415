import { fill } from "../../../content/fill.ts";
import { formatDay } from "../../../content/format-day.ts";
import type { Words } from "../../../content/words.ts";
import type { AppointmentView } from "../../../desk/desk-forms.ts";
import { studios } from "../../../facts/company/studios.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "../done/done.module.css";
import { Done } from "../done/done.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import { DayDrawers } from "./day-drawers.tsx";
import { meetingFronts } from "./meeting-picker.tsx";
import { clockOf, dayOfStart, type Time } from "./weeks.ts";

type ManageWords = Words<"appointment-manage">;

type ManagePageProps = {
	words: ManageWords;
	kinds: Words<"appointment">;
	token: string | undefined;
	appointment: AppointmentView | undefined;
	state: keyof ManageWords["states"] | undefined;
	times: readonly Time[];
	sendsMail: boolean;
	/** The address of the calendar file. */
	calendar: string;
	problem: string | undefined;
};

/** An appointment: when and where, for the calendar, and a way to move or cancel it. It is rendered without scripts. */
export function ManagePage(props: ManagePageProps) {
	const { words, kinds, token, appointment, state, times, sendsMail, calendar, problem } = props;
	const { heading, lead } = state ? words.states[state] : words;
	if (!appointment || !token) {
		return (
			<WallStack>
				<Done heading={heading} lead={lead} next={words.opening} actions={words.actions} />
			</WallStack>
		);
	}
	const isOpen = appointment.status === "open";
	return (
		<WallStack>
			<Done heading={heading} lead={lead} reference={{ label: words.labels.reference, text: appointment.reference }}>
				{problem && (
					<p role="alert" className={styles.problem}>
						{problem}
					</p>
				)}
				<AppointmentDetails words={words} kinds={kinds} appointment={appointment} />
				{isOpen && (
					<>
						{state !== "open" && (
							<p className={styles.note}>
								<Sentence text={sendsMail ? words.keep.mail : words.keep.noMail} />
							</p>
						)}
						<ActionList actions={[{ label: words.keep.calendar, to: calendar }]} />
					</>
				)}
				{!isOpen && <ActionList actions={words.actions} />}
			</Done>
			{isOpen && (
				<Wall>
					<Panel width={120} flavour="butter" as="section">
						<h2>{words.move.heading}</h2>
						<p>
							<Sentence text={words.move.text} />
						</p>
						<details className={styles.move} open={problem !== undefined}>
							<summary className={buttons.main}>{words.move.open}</summary>
							<DayDrawers
								times={times}
								design={meetingFronts[appointment.type].design}
								words={kinds.days}
								form="move"
							/>
							<form id="move" method="post">
								<input type="hidden" name="token" value={token} />
								<Button type="submit" name="intent" value="move">
									{words.move.button}
								</Button>
							</form>
						</details>
					</Panel>
					<Panel width={120} flavour="lychee" as="section">
						<h2>{words.cancel.heading}</h2>
						<p>
							<Sentence text={words.cancel.text} />
						</p>
						<form method="post">
							<input type="hidden" name="token" value={token} />
							<Button type="submit" name="intent" value="cancel">
								{words.cancel.button}
							</Button>
						</form>
					</Panel>
				</Wall>
			)}
		</WallStack>
	);
}

type AppointmentDetailsProps = { words: ManageWords; kinds: Words<"appointment">; appointment: AppointmentView };

function AppointmentDetails({ words: { labels }, kinds, appointment }: AppointmentDetailsProps) {
	const locale = useLocale();
	const { start, minutes, type, studio } = appointment;
	const { city, street } = studios[studio];
	const time = fill(labels.time, {
		day: formatDay(dayOfStart(start), locale),
		from: clockOf(start),
		to: clockAfter(start, minutes),
	});
	const place = fill(type === "final-call" ? labels.phone : labels.studio, { city });
	const rows = [
		{ term: labels.type, text: kinds.kinds[type].name },
		{ term: labels.when, text: time },
		{ term: labels.where, text: street && type !== "final-call" ? `${place}, ${street}` : place },
	];
	return <Rows rows={rows} />;
}

/** The clock some minutes later; meetings do not last past midnight. */
function clockAfter(start: string, minutes: number): string {
	const later = new Date(`${start.slice(0, 19)}Z`).getTime() + minutes * 60_000;
	return new Date(later).toISOString().slice(11, 16);
}
