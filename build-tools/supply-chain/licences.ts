/** Licences that ask for no more than to be named: what reaches visitors and servers may have these. */
export const allowedToShip: readonly string[] = [
	"0BSD",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"ISC",
	"MIT",
	"MIT-0",
	"OFL-1.1",
];

/** Tools stay on the machine that builds and tests: they may also have these, which bind only who changes or passes them on. */
export const allowedForTools: readonly string[] = [
	...allowedToShip,
	"CC-BY-4.0",
	"CC0-1.0",
	"LGPL-3.0-or-later",
	"MPL-2.0",
	"Python-2.0",
	"Unlicense",
	"Zlib",
];

/** Whether a licence, or an expression such as `(MIT OR CC0-1.0)`, is allowed. Without a licence nothing is. */
export function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
	if (!licence) return false;
	const words = licence.replace(/^\((.*)\)$/, "$1");
	// Nested expressions are refused rather than understood half: none of our packages has one.
	if (/[()]/.test(words)) return false;
	return words.split(" OR ").some((choice) => choice.split(" AND ").every((one) => allowed.includes(one)));
}
