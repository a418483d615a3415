import { type FormEvent, useId, useState } from "react";
import { fieldLengths } from "../../../facts/site/field-lengths.ts";
import fieldAndButton from "../../ui/field-and-button.module.css";
import styles from "./sign-up.module.css";

export type NewsletterFormProps = {
	words: { label: string; button: string; consent: string; trap: string; busy: string; done: string; failed: string };
	/** Where the form is sent without JavaScript. */
	action: string;
	apiBaseUrl: string;
	locale: string;
	/** What the server said about a form that was sent without JavaScript, and what had been typed. */
	problem?: string | undefined;
	typed?: string | undefined;
};

type Answer = { state?: "busy" | "done" | "invalid" | "unavailable"; said: string };

/** One field and a button. With JavaScript the answer shows in place. */
export function NewsletterForm({ words, action, apiBaseUrl, locale, problem = "", typed }: NewsletterFormProps) {
	const id = useId();
	const [{ state, said }, setAnswer] = useState<Answer>({ said: problem, ...(problem && { state: "invalid" }) });

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === "busy") return;
		const form = event.currentTarget;
		const field = form.querySelector<HTMLInputElement>("[required]");
		setAnswer({ state: "busy", said: words.busy });
		try {
			// Loaded on demand, since few visitors send the form.
			const { createHttpClient } = await import("../../http-client.ts");
			const body = Object.fromEntries(new FormData(form));
			await createHttpClient(apiBaseUrl)("/newsletter", { method: "POST", body });
			if (field) field.value = "";
			setAnswer({ state: "done", said: words.done });
		} catch (error) {
			const { status, data } = Object(error);
			const isInvalid = status === 422;
			setAnswer({ state: isInvalid ? "invalid" : "unavailable", said: data?.message ?? words.failed });
			if (isInvalid) field?.focus();
		}
	}

	return (
		<form method="post" action={action} className={styles.form} onSubmit={send}>
			<label htmlFor={id}>{words.label}</label>
			<div className={fieldAndButton.row}>
				{/* Not type="email": browsers would refuse internationalised mailboxes. */}
				<input
					id={id}
					name="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					required
					maxLength={fieldLengths.email}
					defaultValue={typed}
					aria-invalid={state === "invalid" || undefined}
					aria-describedby={`${id}-said ${id}-consent`}
				/>
				<button type="submit">{words.button}</button>
			</div>
			<p id={`${id}-said`} aria-live="polite" className={styles.said} data-state={state}>
				{said}
			</p>
			<p id={`${id}-consent`} className={styles.consent}>
				{words.consent}
			</p>
			<div className="visually-hidden" aria-hidden="true">
				<label>
					{words.trap}
					<input name="website" tabIndex={-1} autoComplete="off" />
				</label>
			</div>
			<input type="hidden" name="locale" value={locale} />
		</form>
	);
}
