export type Row = Record<string, string | number | null>;

/** Rows as an aligned table. */
export function table(rows: readonly Row[]): string {
	const names = Object.keys(rows[0] ?? {});
	const cells = rows.map((row) => names.map((name) => cell(row[name])));
	const widths = names.map((name, at) => Math.max(name.length, ...cells.map((line) => line[at]?.length ?? 0)));
	const line = (parts: readonly string[]) =>
		parts
			.map((part, at) => part.padEnd(widths[at] ?? 0))
			.join("  ")
			.trimEnd();
	return [line(names), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}

const cell = (value: Row[string] | undefined): string => (value === null || value === undefined ? "" : String(value));

/** Rows as CSV (RFC 4180). A leading =, +, - or @ is escaped, so that spreadsheets do not run it as a formula. */
export function csv(rows: readonly Row[]): string {
	const names = Object.keys(rows[0] ?? {});
	const quote = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;
	const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
	return lines.map((parts) => `${parts.map(quote).join(",")}\r\n`).join("");
}

/** ISO 8601, to the second. */
export function formatTime(at: number | null): string {
	return at === null ? "" : new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}
