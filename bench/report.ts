import { kilobytes, overBudget, type PageResult } from "./budgets.ts";
import { bullets } from "./bullets.ts";
import { categories } from "./lighthouse.ts";
import { allPaths } from "./selection.ts";
import { table } from "./table.ts";
import { kinds } from "./weights.ts";

export type Report = { date: string; chromium: string; lighthouse: string; runs: number; pages: PageResult[] };

/** The tables, readable in a terminal and as Markdown. */
export function describe({ date, chromium, lighthouse, runs, pages }: Report): string {
	const over = pages.flatMap(overBudget);
	return [
		"# Pages, measured",
		`${date}, Chromium ${chromium}, Lighthouse ${lighthouse} (mobile, simulated), median of ${runs}; ${pages.length} of ${allPaths.length} pages.`,
		"## Weight of a first visit, kB after brotli",
		weightTable(pages),
		"## Lighthouse",
		lighthouseTable(pages),
		"Machine is Lighthouse's benchmark index of the computer while it measured: higher is quicker. Blocking times and performance from a computer that was busy with other work say little.",
		...warnings(pages),
		"## Over budget",
		bullets(over, "Nothing."),
		...explanations(pages),
	].join("\n\n");
}

function weightTable(pages: PageResult[]): string {
	const rows = pages.map(({ path, weights }) => [
		path,
		...kinds.map((kind) => kilobytes(weights[kind])),
		kilobytes(kinds.reduce((sum, kind) => sum + weights[kind], 0)),
		String(weights.requests),
	]);
	return table(["page", ...kinds, "total", "requests"], rows);
}

function lighthouseTable(pages: PageResult[]): string {
	const rows = pages.map(({ path, lighthouse: { median, machine } }) => [
		path,
		...categories.map((name) => String(median[name])),
		...[median.fcp, median.lcp, median.tbt].map((time) => time.toFixed(0)),
		median.cls === 0 ? "0" : median.cls.toFixed(4),
		median.si.toFixed(0),
		String(machine),
	]);
	return table(["page", ...categories, "FCP ms", "LCP ms", "TBT ms", "CLS", "SI ms", "machine"], rows);
}

function warnings(pages: PageResult[]): string[] {
	const all = pages.flatMap(({ path, lighthouse }) => lighthouse.warnings.map((warning) => `- ${path}: ${warning}`));
	return all.length > 0 ? [all.join("\n")] : [];
}

/** For each page with a category below 100: the audits behind it, and what Lighthouse points at. */
function explanations(pages: PageResult[]): string[] {
	const parts = pages.flatMap(({ path, lighthouse: { median, failures } }) => {
		const below = categories.filter((name) => median[name] < 100);
		const lines = failures
			.filter(({ category }) => below.some((name) => name === category))
			.map(({ category, audit, title, score, value, evidence }) =>
				[
					`- ${category}, \`${audit}\`: ${title}${value ? ` (${value})` : ""}, score ${score.toFixed(2)}`,
					...evidence.map((item) => `  - \`${item.replaceAll("`", "'")}\``),
				].join("\n"),
			);
		return lines.length > 0 ? [`### ${path}`, lines.join("\n")] : [];
	});
	return parts.length > 0 ? ["## What keeps categories below 100 (worst of the runs)", ...parts] : [];
}
