import { type RefObject, useEffect } from "react";
import { draftKey } from "../../../facts/site/browser-storage.ts";
import { honeypotField } from "../../../facts/site/honeypot.ts";

/** Fields that a draft keeps: what a visitor types, not what is chosen (that is in the address) or hidden. */
const typedFields = "input:not([type]), textarea";

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLTextAreaElement)[] {
	const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields) ?? [];
	return [...fields].filter(({ name }) => name !== honeypotField);
}

/** Keeps what was typed while the tab is open, so that it survives a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
	const key = draftKey + name.slice(1);

	useEffect(() => {
		const kept = read(key);
		for (const field of fieldsOf(form.current)) {
			const value = kept[field.name];
			if (value !== undefined && field.value === "") field.value = value;
		}
	}, [form, key]);

	return {
		save: () => write(key, Object.fromEntries(fieldsOf(form.current).map((field) => [field.name, field.value]))),
		forget: () => write(key, {}),
	};
}

function read(key: string): Record<string, string | undefined> {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? "{}");
	} catch {
		return {};
	}
}

function write(key: string, fields: Record<string, string>): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(fields));
	} catch {
		// Storage is full or forbidden: the form works without a draft.
	}
}
