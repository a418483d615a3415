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
export function Field({ name, hint, optional = false, rows, className, defaultValue, ...inputProps }: FieldProps) {
	const { id, fields, typed, words } = useFormState();
	const error = fields[name];
	const fieldId = `${id}-${name}`;
	const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(" ");
	const shared = {
		...inputProps,
		id: fieldId,
		name,
		maxLength: fieldLengths[name],
		// Not `required`: the browser's own messages may be in another language, the server's are not.
		"aria-required": !optional || undefined,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": describedBy || undefined,
		defaultValue: typed[name] ?? defaultValue,
	} as const;
	const isAddress = inputProps.inputMode === "email" || inputProps.inputMode === "url";
	return (
		<div className={className ? `${styles.field} ${className}` : styles.field} data-wrong={error ? "" : undefined}>
			<label htmlFor={fieldId}>
				{words.labels[name]}
				{optional && <span className={styles.optional}> ({words.optional})</span>}
			</label>
			<FieldNotes id={fieldId} hint={hint} error={error} />
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
	const fieldId = `${id}-${name}`;
	return (
		<div className={styles.field} data-wrong={fields[name] ? "" : undefined}>
			<label htmlFor={fieldId}>{words.labels[name]}</label>
			<FieldNotes id={fieldId} error={fields[name]} />
			<select
				id={fieldId}
				name={name}
				defaultValue={typed[name] ?? defaultValue}
				aria-invalid={fields[name] ? true : undefined}
				aria-describedby={fields[name] ? `${fieldId}-error` : undefined}
			>
				{children}
			</select>
		</div>
	);
}

/** Fields that belong together, such as radio buttons; what is wrong with the choice stands beneath its name. */
export function FieldGroup({ name, children, className }: ChoiceProps & { className?: string | undefined }) {
	const { id, fields, words } = useFormState();
	const fieldId = `${id}-${name}`;
	return (
		<fieldset
			id={fieldId}
			// So that the summary's link can lead here.
			tabIndex={-1}
			className={className ? `${styles.group} ${className}` : styles.group}
			aria-describedby={fields[name] ? `${fieldId}-error` : undefined}
		>
			<legend>{words.labels[name]}</legend>
			<FieldNotes id={fieldId} error={fields[name]} />
			{children}
		</fieldset>
	);
}
