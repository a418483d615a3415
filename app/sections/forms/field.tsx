import type { HTMLAttributes, ReactNode } from "react";
import { fieldLengths } from "../../../facts/site/field-lengths.ts";
import styles from "./form.module.css";
import { type FieldName, useFormState } from "./form-state.ts";

type FieldProps = {
	name: keyof typeof fieldLengths;
	/** Said beneath the label. */
	hint?: string | undefined;
	optional?: boolean;
	/** Several lines. */
	rows?: number;
	autoComplete?: string;
	inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
	defaultValue?: string | undefined;
	className?: string | undefined;
};

/** A labelled text field; what is wrong with it stands beneath the label. */
export function Field({ name, hint, optional = false, rows, className, defaultValue, ...given }: FieldProps) {
	const { id, fields, typed, words } = useFormState();
	const error = fields[name];
	const own = `${id}-${name}`;
	const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(" ");
	const shared = {
		...given,
		id: own,
		name,
		maxLength: fieldLengths[name],
		// The server decides what is missing: its sentences are ours, in the page's language.
		"aria-required": !optional || undefined,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": described || undefined,
		defaultValue: typed[name] ?? defaultValue,
	} as const;
	const isAddress = given.inputMode === "email" || given.inputMode === "url";
	return (
		<div className={className ? `${styles.field} ${className}` : styles.field} data-wrong={error ? "" : undefined}>
			<label htmlFor={own}>
				{words.labels[name]}
				{optional && <span className={styles.optional}> ({words.optional})</span>}
			</label>
			<FieldNotes id={own} hint={hint} error={error} />
			{rows ? (
				<textarea rows={rows} {...shared} />
			) : (
				<input {...shared} autoCapitalize={isAddress ? "none" : undefined} spellCheck={isAddress ? false : undefined} />
			)}
		</div>
	);
}

type NotesProps = { id: string; hint?: string | undefined; error: string | undefined };

/** What is said beneath a label. */
function FieldNotes({ id, hint, error }: NotesProps) {
	return (
		<>
			{hint && (
				<span id={`${id}-hint`} className={styles.hint}>
					{hint}
				</span>
			)}
			{error && (
				<span id={`${id}-error`} className={styles.error}>
					{error}
				</span>
			)}
		</>
	);
}

type ChoiceProps = { name: FieldName; children: ReactNode };

/** A choice from a list. */
export function SelectField({ name, children, defaultValue }: ChoiceProps & { defaultValue?: string }) {
	const { id, fields, typed, words } = useFormState();
	const own = `${id}-${name}`;
	return (
		<div className={styles.field} data-wrong={fields[name] ? "" : undefined}>
			<label htmlFor={own}>{words.labels[name]}</label>
			<FieldNotes id={own} error={fields[name]} />
			<select
				id={own}
				name={name}
				defaultValue={typed[name] ?? defaultValue}
				aria-invalid={fields[name] ? true : undefined}
				aria-describedby={fields[name] ? `${own}-error` : undefined}
			>
				{children}
			</select>
		</div>
	);
}

/** Fields that belong together, such as radio buttons; what is wrong with the choice stands beneath its name. */
export function FieldGroup({ name, children, className }: ChoiceProps & { className?: string | undefined }) {
	const { id, fields, words } = useFormState();
	const own = `${id}-${name}`;
	return (
		<fieldset
			id={own}
			// So that the summary's link can lead here.
			tabIndex={-1}
			className={className ? `${styles.group} ${className}` : styles.group}
			aria-describedby={fields[name] ? `${own}-error` : undefined}
		>
			<legend>{words.labels[name]}</legend>
			<FieldNotes id={own} error={fields[name]} />
			{children}
		</fieldset>
	);
}
