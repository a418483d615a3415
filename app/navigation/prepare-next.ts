/**
 * Lets the browser prepare the page whose link a pointer rests on: pressing it then only shows what is there. The rules
 * that allow it wait as text in the page and hold for one link at a time. Were they always there, a press without a rest
 * would start it too, and be slower than without (docs/decisions/0017). A finger does not rest. Becomes text inside the
 * page: it may use nothing from outside itself.
 */
export function prepareNext(restMs: number): void {
	const waiting = document.querySelector<HTMLScriptElement>("script[data-prepare]");
	if (!waiting) return;
	let rules: HTMLScriptElement | undefined;
	let current: Element | null = null;
	let allowed: Element | null = null;
	let rest: ReturnType<typeof setTimeout> | undefined;

	const forbid = () => {
		rules?.remove();
		allowed = null;
	};

	const allow = (link: Element) => {
		rules = document.createElement("script");
		rules.type = "speculationrules";
		rules.text = waiting.text;
		document.head.append(rules);
		allowed = link;
	};

	addEventListener(
		"pointerover",
		({ target, pointerType }) => {
			if (pointerType === "touch") return;
			const link = target instanceof Element ? target.closest("a:not([data-stay])") : null;
			if (link === current) return;
			current = link;
			clearTimeout(rest);
			if (!link || link === allowed) return;
			forbid();
			rest = setTimeout(allow, restMs, link);
		},
		{ capture: true, passive: true },
	);
	// Whoever presses is on the way.
	addEventListener("pointerdown", () => clearTimeout(rest), { capture: true, passive: true });
}
