import { type FormEvent, useId, useState } from "react";
import styles from "./sign-up.module.css";

export type NewsletterFormProps = {
	words: { label: string; button: string; consent: string; trap: string; busy: string; done: string; failed: string };
	/** Where the form is sent. */
	action: string;
	locale: string;
	/** What was wrong with a form that was sent without a script, and what had been typed. */
	problem?: string | undefined;
	typed?: string | undefined;
};

/** One field and a button. A plain form that a page answers; with React, the answer appears in place. */
export function NewsletterForm({ words, action, locale, problem = "", typed }: NewsletterFormProps) {
	const id = useId();
	const [said, say] = useState(problem);
	const [state, setState] = useState(problem && "failed");

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === "busy") return;
		const form = event.currentTarget;
		setState("busy");
		say(words.busy);
		const answer = await post(action, JSON.stringify(Object.fromEntries(new FormData(form)))).catch(() => undefined);
		// Only a wrong address is the visitor's to mend; where the trouble is ours, nothing points at the field.
		const isWrong = answer?.status === wrongAddress;
		setState(answer?.ok ? "done" : isWrong ? "failed" : "unavailable");
		say(answer?.ok ? words.done : (answer?.message ?? words.failed));
		const field = form.querySelector<HTMLInputElement>("[required]");
		// What was typed stays until it has arrived.
		if (answer?.ok && field) field.value = "";
		if (isWrong) field?.focus();
	}

	return (
		<form method="post" action={action} className={styles.form} onSubmit={send}>
			<label htmlFor={id}>{words.label}</label>
			<div className={styles.row}>
				{/* Not type="email": browsers would refuse internationalised mailboxes. */}
				<input
					id={id}
					name="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					required
					maxLength={320}
					defaultValue={typed}
					aria-invalid={state === "failed" || undefined}
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
			<div className={styles.trap} aria-hidden="true">
				<label>
					{words.trap}
					<input name="website" tabIndex={-1} autoComplete="off" />
				</label>
			</div>
			<input type="hidden" name="locale" value={locale} />
		</form>
	);
}

type Answer = { ok: boolean; status: number; message?: string };

/** The status of an answer to something that cannot be an address. */
const wrongAddress = 422;

async function post(action: string, body: string): Promise<Answer> {
	const response = await fetch(action, { method: "POST", body, headers: { "Content-Type": "application/json" } });
	const { ok, status } = response;
	return { ok, status, message: (await response.json()).message };
}
