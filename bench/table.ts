/** A Markdown table whose columns line up in a terminal too. All columns but the first are numbers. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = headings.map((heading, column) =>
		Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) => {
		const padded = widths.map((width, column) => {
			const cell = cells[column] ?? "";
			return column === 0 ? cell.padEnd(width) : cell.padStart(width);
		});
		return `| ${padded.join(" | ")} |`;
	};
	const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
	return [line(headings), line(rule), ...rows.map(line)].join("\n");
}
