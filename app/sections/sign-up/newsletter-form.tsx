import { type FormEvent, useId, useState } from "react";
import type { Words } from "../../../content/words.ts";
import { fieldLengths } from "../../../facts/site/field-lengths.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import fieldAndButton from "../../ui/field-and-button.module.css";
import { apiErrorOf } from "../forms/api-error.ts";
import type { RefusedForm } from "../forms/desk-form.tsx";
import { Honeypot } from "../forms/honeypot.tsx";
import styles from "./sign-up.module.css";

export type NewsletterFormProps = {
	words: Words<"newsletter-words">["form"] & { failed: string };
	/** Where the form is sent without JavaScript. */
	action: string;
	apiBaseUrl: string;
	/** The server's answer to a form that was sent without JavaScript and refused. */
	refused?: RefusedForm | undefined;
};

type Status = { state?: "busy" | "done" | "invalid" | "unavailable"; message: string };

/** A refusal is about the typed address, or about a failure of the server. */
function statusOf(fields: RefusedForm["fields"], problem: string): Status {
	const wrong = Object.values(fields)[0];
	return wrong ? { state: "invalid", message: wrong } : { state: "unavailable", message: problem };
}

/** One field and a button. With JavaScript the answer shows in place. */
export function NewsletterForm({ words, action, apiBaseUrl, refused }: NewsletterFormProps) {
	const id = useId();
	const [{ state, message }, setStatus] = useState(
		refused ? statusOf(refused.fields, refused.problem) : { message: "" },
	);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === "busy") return;
		const form = event.currentTarget;
		const field = form.querySelector<HTMLInputElement>("[required]");
		setStatus({ state: "busy", message: words.busy });
		try {
			// Loaded on demand, since few visitors send the form.
			const { createHttpClient } = await import("../../http-client.ts");
			const body = Object.fromEntries(new FormData(form));
			await createHttpClient(apiBaseUrl)("/newsletter", { method: "POST", body });
			if (field) field.value = "";
			setStatus({ state: "done", message: words.done });
		} catch (error) {
			const { fields, message = words.failed } = apiErrorOf(error);
			const status = statusOf(fields, message);
			setStatus(status);
			if (status.state === "invalid") field?.focus();
		}
	}

	return (
		<form method="post" action={action} className={`${styles.form} screen-only`} onSubmit={send}>
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
					defaultValue={refused?.typed.email}
					aria-invalid={state === "invalid" || undefined}
					aria-describedby={`${id}-message ${id}-consent`}
				/>
				<button type="submit">{words.button}</button>
			</div>
			<p id={`${id}-message`} aria-live="polite" className={styles.message} data-state={state}>
				{message}
			</p>
			<p id={`${id}-consent`} className={styles.consent}>
				{words.consent}
			</p>
			<Honeypot label={words.honeypot} />
			<input type="hidden" name="language" value={useLocale()} />
		</form>
	);
}
