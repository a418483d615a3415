import { type RefObject, useEffect } from "react";
import { draftKey } from "../../../facts/site/browser-storage.ts";
import { honeypotField } from "../../../facts/site/honeypot.ts";

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that a draft keeps: texts and selects. Boxes and radio buttons are in the address. */
const draftFields = "input:not([type]), textarea, select";

function fieldsOf(form: HTMLFormElement | null): DraftField[] {
	const fields = form?.querySelectorAll<DraftField>(draftFields) ?? [];
	return [...fields].filter(({ name }) => name !== honeypotField);
}

/** Empty, or at the first option of a select: any other comes from the link that led here. */
const isUntouched = (field: DraftField) => ("selectedIndex" in field ? field.selectedIndex === 0 : field.value === "");

/** Keeps a half-filled form while the tab is open, so that it survives a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
	const key = draftKey + name.slice(1);

	useEffect(() => {
		const kept = read(key);
		for (const field of fieldsOf(form.current)) {
			const value = kept[field.name];
			if (value === undefined || !isUntouched(field)) continue;
			field.value = value;
			// What a draft restores does not count as entered before hydration (isEdited).
			if (field instanceof HTMLInputElement) field.defaultValue = value;
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
