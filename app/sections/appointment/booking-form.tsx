import type { RefObject } from "react";
import type { Words } from "../../../content/words.ts";
import type { Time } from "../../../desk/desk-forms.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { DeskForm, type FormSetup, type RefusedForm } from "../forms/desk-form.tsx";
import { Field, FieldGroup } from "../forms/field.tsx";
import styles from "../forms/form.module.css";
import type { AppointmentChoice } from "./appointment-query.ts";
import { ChosenTime } from "./chosen-time.tsx";
import type { MixLook } from "./mix-look.ts";
import { MixPreview } from "./mix-preview.tsx";
import { NearbyTimes } from "./nearby-times.tsx";

type BookingFormProps = {
	id: string;
	formRef: RefObject<HTMLFormElement | null>;
	words: Words<"appointment">;
	setup: FormSetup;
	choice: AppointmentChoice;
	mix: MixLook | undefined;
	refused: (RefusedForm & { times?: readonly Time[] | undefined }) | undefined;
	/** Called when somebody else took the chosen time. */
	onTaken: () => void;
	onPick: (start: string) => void;
};

/** The one form of an appointment. The chosen time comes from the drawers, which belong to this form too. */
export function BookingForm(props: BookingFormProps) {
	const { id, formRef, words, setup, choice, mix, refused, onTaken, onPick } = props;
	const locale = useLocale();
	const { form } = words;
	return (
		<DeskForm
			id={id}
			formRef={formRef}
			setup={setup}
			api="/appointments"
			refused={refused}
			button={form.button}
			// Only the path: the API returns an address on SITE_URL, which may be another host than this one.
			next={({ manage }) => newAppointment(manage ?? pathOf("appointment-manage", locale))}
			onRefused={({ status }) => status === 409 && onTaken()}
		>
			{(error) => (
				<>
					<input type="hidden" name="type" value={choice.type} />
					<input type="hidden" name="studio" value={choice.studio} />
					{mix && <input type="hidden" name="mix" value={mix.link} />}
					<FieldGroup name="start">
						<ChosenTime choice={choice} words={words} />
						<NearbyTimes times={error?.times ?? refused?.times ?? []} words={words} onPick={onPick} />
					</FieldGroup>
					{mix && <MixPreview mix={mix} label={form.mix} />}
					<Field name="name" autoComplete="name" />
					<Field name="email" autoComplete="email" inputMode="email" />
					<Field
						name="phone"
						optional
						hint={choice.type === "final-call" ? form.phoneHintCall : form.phoneHint}
						autoComplete="tel"
						inputMode="tel"
					/>
					<Field name="note" optional hint={form.noteHint} rows={2} />
					<p>
						<strong>{words.kinds[choice.type].bring}</strong>
					</p>
					<p className={styles.hint}>
						<Sentence text={setup.sendsMail ? form.afterMail : form.after} /> <Sentence text={form.privacy} />
					</p>
				</>
			)}
		</DeskForm>
	);
}

function newAppointment(manage: string): string {
	const url = new URL(manage, window.location.href);
	url.searchParams.set("new", "1");
	return url.pathname + url.search;
}
