type Action = { label: string; to: string };

/**
 * Services that are not configured lead to the contact page, which on that page would be a circle: those actions are
 * left out there, and `instead` stands in when none is left.
 */
export function leadsElsewhere(actions: readonly Action[], ownPath: string, instead?: Action): readonly Action[] {
	const real = actions.filter(({ to }) => to !== ownPath);
	return real.length === 0 && instead ? [instead] : real;
}
