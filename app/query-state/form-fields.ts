/** The parameters that the form would send by GET. */
export function formToQuery(form: HTMLFormElement): URLSearchParams {
	return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Whether somebody changed a field of the form that the server sent. */
export function isEdited(form: HTMLFormElement): boolean {
	return [...form.elements].some(
		(field) =>
			field instanceof HTMLInputElement &&
			(field.value !== field.defaultValue || field.checked !== field.defaultChecked),
	);
}
