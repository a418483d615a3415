/**
 * Runs in every page before React does, as a small script inside the HTML. It is turned into text, so it
 * may use nothing from outside itself. Two jobs: start React when the browser has nothing better to do or
 * the visitor does something, and make the language switch work before and after that.
 */
export function boot(cookieName: string, cookieSeconds: number, quietMs: number): void {
	const waiting = document.querySelector<HTMLScriptElement>("script[data-hydrate]");
	const signs = ["pointerdown", "keydown", "touchstart", "focusin", "pointerover"];
	let started = false;

	const fail = (reason: unknown) => console.error("error caught during app initialization", reason);

	const start = () => {
		if (started || !waiting) return;
		started = true;
		for (const sign of signs) removeEventListener(sign, onSign, true);
		addEventListener("unhandledrejection", (event) => {
			if (!("hydrated" in document.documentElement.dataset)) fail(event.reason);
		});
		const script = document.createElement("script");
		script.type = "module";
		script.textContent = waiting.textContent;
		script.addEventListener("error", () => fail("a script of the page did not load"));
		document.head.append(script);
	};

	const onSign = (event: Event) => {
		// A pointer that merely crosses the page is no intent; one over a link is.
		const overLink = event.target instanceof Element && event.target.closest("a, button, summary, input") !== null;
		if (event.type !== "pointerover" || overLink) start();
	};
	for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });

	// The first seconds belong to looking and scrolling: whoever wants more than that gives a sign, which starts React at once.
	const whenIdle = () => {
		if ("requestIdleCallback" in window) requestIdleCallback(start);
		else start();
	};
	const afterLoad = () => setTimeout(whenIdle, quietMs);
	if (document.readyState === "complete") afterLoad();
	else addEventListener("load", afterLoad, { once: true });

	addEventListener(
		"click",
		(event) => {
			const link = event.target instanceof Element ? event.target.closest("a[data-language]") : null;
			if (!(link instanceof HTMLAnchorElement)) return;
			const secure = location.protocol === "https:" ? "; Secure" : "";
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
			document.cookie = `${cookieName}=${link.hreflang}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax${secure}`;
			link.search = location.search;
			link.hash = location.hash;
		},
		true,
	);
}
