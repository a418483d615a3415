import type { Result } from "lighthouse";

/** An audit that was not perfect in at least one run, with what Lighthouse shows as evidence. */
export type Failure = {
	category: string;
	audit: string;
	title: string;
	/** The lowest score of the runs, 0 to 1. */
	score: number;
	/** How much it counts in its category; insights into performance count nothing themselves. */
	weight: number;
	value: string;
	evidence: string[];
};

const mostEvidence = 8;

/** What keeps categories below 100: audits that count, and insights that say why where the category suffers. */
export function failuresOf(results: readonly Result[], categories: readonly string[]): Failure[] {
	const worst = new Map<string, Failure>();
	for (const result of results) {
		for (const name of categories) {
			const category = result.categories[name];
			for (const { id, weight } of category?.auditRefs ?? []) {
				const audit = result.audits[id];
				if (typeof audit?.score !== "number" || audit.score >= 1) continue;
				if (weight === 0 && category?.score === 1) continue;
				const key = `${name} ${id}`;
				if (audit.score >= (worst.get(key)?.score ?? 1)) continue;
				const { title, score, displayValue: value = "", details } = audit;
				worst.set(key, { category: name, audit: id, title, score, weight, value, evidence: evidenceIn(details) });
			}
		}
	}
	return [...worst.values()].sort((a, b) => b.weight - a.weight);
}

/** Elements and addresses, however deep an audit's details hold them: each audit has a shape of its own. */
export function evidenceIn(details: unknown): string[] {
	const found = new Set<string>();
	const walk = (value: unknown): void => {
		if (typeof value !== "object" || value === null) return;
		const { snippet, explanation, url } = Object(value);
		const what = [snippet ?? url, explanation].filter((part) => typeof part === "string");
		if (what.length > 0) found.add(what.join(" · ").replace(/\s+/g, " "));
		for (const part of Object.values(value)) walk(part);
	};
	walk(details);
	return [...found].slice(0, mostEvidence);
}
