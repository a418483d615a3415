import { fill } from "../../../content/fill.ts";
import { formatDay } from "../../../content/format-day.ts";
import type { Words } from "../../../content/words.ts";
import type { AppointmentView } from "../../../desk/desk-forms.ts";
import { studios } from "../../../facts/company/studios.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import styles from "../done/done.module.css";
import { Done } from "../done/done.tsx";
import { clockOf, dayOfStart } from "./weeks.ts";

type ManageWords = Words<"appointment-manage">;

type BookedAppointmentProps = {
	heading: string;
	lead: string;
	words: ManageWords;
	kinds: Words<"appointment">;
	appointment: AppointmentView;
	state: keyof ManageWords["states"] | undefined;
	sendsMail: boolean;
	/** The address of the calendar file. */
	calendar: string;
	problem: string | undefined;
};

/** An appointment: what has become of it, when and where it is, and its file for the calendar. */
export function BookedAppointment(props: BookedAppointmentProps) {
	const { heading, lead, words, kinds, appointment, state, sendsMail, calendar, problem } = props;
	const isOpen = appointment.status === "open";
	return (
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
