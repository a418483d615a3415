import { useRef } from "react";
import type { Words } from "../../../content/words.ts";
import type { Time } from "../../../desk/desk-forms.ts";
import type { MeetingType } from "../../../facts/company/appointments.ts";
import type { StudioKey } from "../../../facts/company/studios.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { Button } from "../../ui/button.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { FormSetup, RefusedForm } from "../forms/desk-form.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import styles from "./appointment.module.css";
import { type AppointmentChoice, parseAppointmentQuery } from "./appointment-query.ts";
import { BookingForm } from "./booking-form.tsx";
import { DayDrawers } from "./day-drawers.tsx";
import { MeetingPicker, meetingFronts, Step } from "./meeting-picker.tsx";
import type { MixLook } from "./mix-look.ts";
import { type TimesState, useTimes } from "./use-times.ts";

type BookingProps = {
	words: Words<"appointment">;
	setup: FormSetup;
	/** The state that the server rendered: the choice of the address and its times. */
	initial: AppointmentChoice & { times: readonly Time[] | undefined; failed: boolean };
	mix: MixLook | undefined;
	/** A picture of a studio, for wide screens. */
	picture: ShownPicture;
	refused: (RefusedForm & { times?: readonly Time[] | undefined }) | undefined;
};

const formId = "booking";

/** Choose a kind of meeting and a studio, pull out a drawer, pick a time, say who you are. */
export function Booking({ words, setup, initial, mix, picture, refused }: BookingProps) {
	const form = useRef<HTMLFormElement>(null);
	const formPanel = useRef<HTMLDivElement>(null);
	const [asked, setQuery] = useQueryState(parseAppointmentQuery, {
		form,
		// While times are loading, the form has none to read.
		toParameters: (fields) => (fields.has("start") ? { start: String(fields.get("start")) } : {}),
	});
	// After a refusal without JavaScript the choice is in the form, not in the address.
	const choice = refused ? initial : asked;
	const { type, studio } = choice;
	const { reload, ...times } = useTimes(choice, initial, setup.apiBaseUrl);
	// Another visitor may have taken it since.
	const isGone = times.state === "ready" && !times.times.some(({ start }) => start === choice.start);
	const start = isGone ? undefined : choice.start;

	const pick = (start: string, byPointer: boolean) => {
		setQuery({ start });
		// With the keyboard, a step through the times must not move the page.
		if (byPointer && formPanel.current) scrollToForm(formPanel.current);
	};
	const onTaken = () => {
		setQuery({ start: undefined });
		reload();
	};
	return (
		<Wall className={styles.booking}>
			<PageTitle content={{ ...words, actions: [] }} width={100} />
			<Panel width={140} tall bare>
				<MeetingPicker words={words} choice={choice} />
			</Panel>
			<PicturePanel shot={picture} width={100} ratio={2} className={styles.picture} />
			<Panel width={140} as="section" bare>
				<div id="days" className={`screen-only ${styles.days}`}>
					<Step number={3} text={words.steps.day} />
					<Drawers
						words={words}
						times={times}
						type={type}
						studio={studio}
						reload={reload}
						chosen={choice.start}
						onPick={pick}
					/>
				</div>
			</Panel>
			<Panel width={100} as="section" flavour="lychee" bare>
				<div ref={formPanel} className={`screen-only ${styles.form}`}>
					<Step number={4} text={words.steps.you} />
					<BookingForm
						id={formId}
						formRef={form}
						words={words}
						setup={setup}
						mix={mix}
						refused={refused}
						onTaken={onTaken}
						choice={{ type, studio, start }}
						onPick={(start) => setQuery({ start })}
					/>
				</div>
			</Panel>
		</Wall>
	);
}

/** On a phone the form is below the drawers: a visitor who picked a time is led there. */
function scrollToForm(form: HTMLElement): void {
	if (form.getBoundingClientRect().top < window.innerHeight * 0.7) return;
	const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
	form.scrollIntoView({ behavior: reducesMotion ? "instant" : "smooth", block: "start" });
}

type DrawersProps = {
	words: Words<"appointment">;
	times: TimesState;
	type: MeetingType;
	studio: StudioKey;
	chosen: string | undefined;
	reload: () => void;
	onPick: (start: string, byPointer: boolean) => void;
};

function Drawers({ words, times, type, studio, chosen, reload, onPick }: DrawersProps) {
	const { days } = words;
	if (times.state !== "ready") {
		const failed = times.state === "failed";
		return (
			<div className={styles.note} aria-live="polite">
				<p>
					<Sentence text={failed ? days.failed : days.waiting} />
				</p>
				{failed && (
					<Button type="button" quiet onClick={reload}>
						{days.again}
					</Button>
				)}
			</div>
		);
	}
	if (times.times.length === 0) {
		return (
			<p className={styles.note}>
				<Sentence text={days.none} />
			</p>
		);
	}
	return (
		<>
			<DayDrawers
				// Another studio has other drawers, of which none is open yet.
				key={`${studio}/${type}`}
				times={times.times}
				chosen={chosen}
				design={meetingFronts[type].design}
				words={days}
				form={formId}
				onPick={onPick}
			/>
			<p className={styles.zone}>{days.zone}</p>
		</>
	);
}
