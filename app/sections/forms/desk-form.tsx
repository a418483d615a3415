import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../navigation/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import type { ApiError } from "./api-error.ts";
import styles from "./form.module.css";
import type { loadFormSetup } from "./form-setup.server.ts";
import { FormContext, type FormProblem, type FormState } from "./form-state.ts";
import { Honeypot } from "./honeypot.tsx";
import { useDraft } from "./use-draft.ts";
import { type Receipt, useFormSubmission } from "./use-form-submission.ts";

/** The data of a page's loader for its form. */
export type FormSetup = ReturnType<typeof loadFormSetup>;

/** A form that the server refused: the problem and the typed values. */
export type RefusedForm = FormProblem & { typed: FormState["typed"] };

type DeskFormProps = {
	/** Given where fields stand outside the form's own element. */
	id?: string;
	formRef?: RefObject<HTMLFormElement | null>;
	setup: FormSetup;
	/** Where it is sent, below the address of the API. */
	api: "/appointments" | "/samples" | "/questions" | "/applications";
	/** Names of fields that hold a list. */
	lists?: readonly string[];
	refused?: RefusedForm | undefined;
	button: string;
	/** Where a visitor goes once it is stored. */
	next: (receipt: Receipt) => string;
	/** Called when the API refused the form. */
	onRefused?: (error: ApiError) => void;
	/** The fields, or a function of the API's last error that returns them. */
	children: ReactNode | ((error: ApiError | undefined) => ReactNode);
	className?: string | undefined;
};

/** Every form of the desk. With scripts it is sent to the API, without them to its page's action. */
export function DeskForm(props: DeskFormProps) {
	const { setup, api, lists = [], refused, button, next, onRefused, children, className } = props;
	const { words } = setup;
	const ownId = useId();
	const ownForm = useRef<HTMLFormElement>(null);
	const { id = ownId, formRef: form = ownForm } = props;
	const draft = useDraft(form, api);
	const { state, send } = useFormSubmission({ setup, api, lists, next, onRefused, onStored: draft.forget, refused });
	const { problem, fields, busy, apiError } = state;
	const context = useMemo(() => ({ id, fields, typed: refused?.typed ?? {}, words }), [id, fields, refused, words]);
	return (
		<form
			id={id}
			ref={form}
			method="post"
			action={useLocation().pathname}
			noValidate
			className={className ? `${styles.form} ${className}` : styles.form}
			onSubmit={send}
			onInput={draft.save}
		>
			<FormContext value={context}>
				<Summary id={id} heading={words.summary} problem={problem} fields={fields} labels={words.labels} />
				{typeof children === "function" ? children(apiError) : children}
				<p className={styles.end}>
					<Button type="submit" aria-disabled={busy || undefined}>
						{button}
					</Button>
					<span aria-live="polite">{busy && words.busy}</span>
				</p>
				<Honeypot label={words.honeypot} />
				<input type="hidden" name="language" value={useLocale()} />
			</FormContext>
		</form>
	);
}

type SummaryProps = FormProblem & { id: string; heading: string; labels: Readonly<Record<string, string>> };

/** Lists all errors, with a link to each field. It takes the focus, so that screen readers read it first. */
function Summary({ id, heading, problem, fields, labels }: SummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new response takes the focus, also when its words are the same
	useEffect(() => {
		if (problem) box.current?.focus();
	}, [problem, fields]);
	const wrong = Object.entries(fields);
	if (!problem) return null;
	return (
		<div ref={box} role="alert" tabIndex={-1} className={styles.summary} data-form-problem="">
			<p>
				<strong>{wrong.length > 0 ? heading : problem}</strong>
			</p>
			{wrong.length > 0 && (
				<ul>
					{wrong.map(([name, sentence]) => (
						<li key={name}>
							<a href={`#${id}-${name}`}>
								{labels[name] && `${labels[name]}: `}
								{sentence}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
