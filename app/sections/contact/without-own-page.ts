type Action = { label: string; to: string };

/**
 * Services that are not configured link to the contact page. On that page those actions are left out; `instead` is
 * shown when none is left.
 */
export function withoutOwnPage(actions: readonly Action[], ownPath: string, instead?: Action): readonly Action[] {
	const real = actions.filter(({ to }) => to !== ownPath);
	return real.length === 0 && instead ? [instead] : real;
}
