import type { Words } from "../../../content/words.ts";
import type { AppointmentView, Time } from "../../../desk/desk-forms.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "../done/done.module.css";
import { DayDrawers } from "./day-drawers.tsx";
import { meetingFronts } from "./meeting-picker.tsx";

type ChangeAppointmentProps = {
	words: Pick<Words<"appointment-manage">, "move" | "cancel">;
	kinds: Words<"appointment">;
	token: string;
	appointment: AppointmentView;
	times: readonly Time[];
	problem: string | undefined;
};

/** Two forms: to move an appointment to one of the free times, and to cancel it. */
export function ChangeAppointment({ words, kinds, token, appointment, times, problem }: ChangeAppointmentProps) {
	return (
		<Wall>
			<Panel width={120} flavour="butter" as="section">
				<h2>{words.move.heading}</h2>
				<p>
					<Sentence text={words.move.text} />
				</p>
				<details className={styles.move} open={problem !== undefined}>
					<summary className={buttons.main}>{words.move.open}</summary>
					<DayDrawers times={times} design={meetingFronts[appointment.type].design} words={kinds.days} form="move" />
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
	);
}
