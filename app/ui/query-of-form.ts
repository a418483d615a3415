/** What a form would send by GET. */
export function queryOfForm(form: HTMLFormElement): URLSearchParams {
	return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
