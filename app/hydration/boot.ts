// A small file that every page loads; it starts React.
import { languageCookie } from "../../facts/site/browser-storage.ts";
import { setCookie } from "../set-cookie.ts";

/** Hydrating earlier would block a slow phone while its owner scrolls for the first time (docs/decisions/0003). */
const idleDelayMs = 6000;

const inputs = ["pointerover", "pointerdown", "keydown", "focusin"];

for (const type of inputs) addEventListener(type, onInput, { capture: true, passive: true });
// The mixer hydrates early on wide screens, because React loads its 3D stage. Phones would be blocked for seconds.
const isEarly = document.querySelector("[data-hydrate-early]") && matchMedia("(min-width: 44rem)").matches;
const onLoad = isEarly ? start : startLater;
if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad);
for (const type of ["click", "auxclick"] as const) addEventListener(type, rememberLanguage, true);

function onInput({ type, target }: Event): void {
	const element = target instanceof Element ? target : null;
	// A link leads to another document, so this one does not need React.
	if (element?.closest("a")) return;
	if (type === "pointerover" && !element?.closest("button, input, select, summary")) return;
	// Let the browser show its own response first.
	requestAnimationFrame(() => setTimeout(start));
}

function startLater(): void {
	// Safari has no requestIdleCallback.
	setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(start) : start()), idleDelayMs);
}

/** Runs the framework's start script, which finish-html.ts turned into plain text. */
function start(): void {
	const inert = document.querySelector<HTMLScriptElement>("script[data-hydrate]");
	if (!inert) return;
	delete inert.dataset.hydrate;
	for (const type of inputs) removeEventListener(type, onInput, true);
	addEventListener("unhandledrejection", ({ reason }) => {
		if (!("hydrated" in document.documentElement.dataset)) logFailure(reason);
	});
	const script = document.createElement("script");
	script.type = "module";
	script.nonce = inert.nonce;
	script.text = inert.text;
	script.addEventListener("error", () => logFailure("a script did not load"));
	document.head.append(script);
}

function logFailure(reason: unknown): void {
	console.error("error caught during app initialization", reason);
}

/** The language switch is a plain link: this sets the cookie and keeps query and hash. */
function rememberLanguage({ target, button }: MouseEvent): void {
	const link = target instanceof Element ? target.closest("a[data-language]") : null;
	if (!(link instanceof HTMLAnchorElement) || button > 1) return;
	setCookie(languageCookie.name, link.hreflang, languageCookie.maxAgeSeconds);
	link.search = location.search;
	link.hash = location.hash;
}
