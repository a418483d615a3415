/**
 * Runs in every page before React does, as a small script inside the HTML. It is turned into text, so it
 * may use nothing from outside itself. Its jobs: say whether a visitor comes back, start React when the browser has
 * nothing better to do or the visitor does something, make the language switch work before and after that, and have
 * pages follow each other as quickly as the machine can.
 */
export function boot(cookieName: string, cookieSeconds: number, quietMs: number, swiftMs: number): void {
	const [arrival] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
	// Whoever comes back is shown where they were: nothing above that may come later (app/ui/later.module.css).
	if (arrival?.type !== "navigate") document.documentElement.dataset.returned = "";

	const waiting = document.querySelector<HTMLScriptElement>("script[data-hydrate]");
	const signs = ["pointerdown", "click", "pointercancel", "keydown", "focusin", "pointerover"];
	let started = false;
	let isFinger = false;

	const fail = (reason: unknown) => console.error("error caught during app initialization", reason);

	// React hurries when somebody moves or types where it has not been yet, and then lets nothing else happen in between.
	// Neither needs it: what was typed it reads when it comes there. Presses it gets, since some of them only it can answer.
	// A finger is no mouse and does not hover, though browsers say so nine times per tap, and the tap waits for React's no.
	const hovering = ["pointerover", "pointerout", "mouseover", "mouseout", "gotpointercapture", "lostpointercapture"];
	const mouse = ["mousemove", "mousedown", "mouseup"];
	const typing = ["focusin", "keydown", "keypress", "beforeinput", "textInput", "input", "keyup", "selectionchange"];
	const keepFromReact = (event: Event) => {
		const isThere = "hydrated" in document.documentElement.dataset;
		const isHovering = hovering.includes(event.type);
		if (isHovering || mouse.includes(event.type)) {
			if (isFinger || (isHovering && !isThere)) event.stopPropagation();
			return;
		}
		if (isThere) return removeEventListener(event.type, keepFromReact, true);
		const isText = event.target instanceof HTMLInputElement && !["radio", "checkbox"].includes(event.target.type);
		if (isText || event.type === "focusin") event.stopPropagation();
	};

	const start = () => {
		if (started || !waiting) return;
		started = true;
		for (const sign of signs) removeEventListener(sign, onSign, true);
		addEventListener("unhandledrejection", (event) => {
			if (!("hydrated" in document.documentElement.dataset)) fail(event.reason);
		});
		for (const type of [...hovering, ...mouse, ...typing]) addEventListener(type, keepFromReact, true);
		const script = document.createElement("script");
		script.type = "module";
		script.textContent = waiting.textContent;
		script.addEventListener("error", () => fail("a script of the page did not load"));
		document.head.append(script);
	};

	const onSign = (event: Event) => {
		// A finger means something once it is lifted (a tap) or moves on (it scrolls). Until then the tap itself has all the time.
		if (isFinger && ["pointerdown", "pointerover"].includes(event.type)) return;
		const at = event.target instanceof Element ? event.target : null;
		// Whoever is about to leave this page needs nothing on it, and the menu is what one leaves by.
		if (at?.closest(isFinger ? "a:not([data-stay]), [popovertarget]" : "a:not([data-stay])")) return;
		// A pointer that merely crosses the page is no intent; one over something to use is.
		if (event.type === "pointerover" && !at?.closest("a, button, summary, input")) return;
		// What the browser does by itself with a press or a key is on the screen first.
		requestAnimationFrame(() => setTimeout(start));
	};
	// Browsers also speak of a mouse in and after each tap, where no real one is.
	const echoMs = 500;
	let touchedAt = Number.NEGATIVE_INFINITY;
	const notePointer = ({ pointerType, timeStamp }: PointerEvent) => {
		if (pointerType === "touch") touchedAt = timeStamp;
		isFinger = timeStamp - touchedAt < echoMs;
	};
	for (const type of ["pointerover", "pointerup"] as const) {
		addEventListener(type, notePointer, { capture: true, passive: true });
	}
	for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });

	// The first seconds belong to looking and scrolling: whoever wants more than that gives a sign, which starts React at once.
	const whenIdle = () => {
		if ("requestIdleCallback" in window) requestIdleCallback(start);
		else start();
	};
	const afterLoad = () => {
		if (!document.prerendering) return setTimeout(whenIdle, quietMs);
		// Browsers lay out a page that they prepare when it is shown, all of it at once. Asked where its end is, they do it now.
		for (const animation of document.getAnimations()) {
			if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
		}
		document.body.getBoundingClientRect();
		document.addEventListener("prerenderingchange", afterLoad, { once: true });
	};
	if (document.readyState === "complete") afterLoad();
	else addEventListener("load", afterLoad, { once: true });

	// On a machine that took long to paint this page, the next one does not wait for pictures of both to melt into each other.
	addEventListener("pageswap", ({ viewTransition }) => {
		const [paint] = performance.getEntriesByName("first-contentful-paint");
		if (!viewTransition || !paint || !arrival) return;
		const asked = Math.max(arrival.responseEnd, arrival.activationStart ?? 0);
		if (paint.startTime - asked > swiftMs) viewTransition.skipTransition();
	});

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
