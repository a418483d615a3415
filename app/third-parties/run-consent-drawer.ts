import { consentCookie } from "../../facts/site/browser-storage.ts";
import { cookiesAnchor } from "../../facts/site/integrations.ts";
import { setCookie } from "../set-cookie.ts";
import type { Consent, ConsentQuestion } from "./run-third-parties.ts";

/** Opens the drawer for visitors who have not answered yet or ask for it, and stores the answer. */
export function runConsentDrawer(question: ConsentQuestion, { readConsent, apply }: Consent): void {
	const drawer = document.querySelector<HTMLDialogElement>("dialog[data-consent]");
	const status = document.querySelector<HTMLElement>("[data-consent-saved]");
	if (!drawer || !status) return;
	const boxes = [...drawer.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	/** The link that opened the drawer, if one did. */
	let opener: HTMLElement | undefined;
	let styleSheet: Promise<unknown> | undefined;

	/** Loaded when the drawer first opens: visitors who have answered never need it. */
	const loadStyleSheet = () => {
		const sheet = document.createElement("link");
		sheet.rel = "stylesheet";
		sheet.href = drawer.dataset.consent ?? "";
		document.head.append(sheet);
		return new Promise((done) => {
			for (const end of ["load", "error"]) sheet.addEventListener(end, done);
		});
	};

	const open = async () => {
		styleSheet ??= loadStyleSheet();
		await styleSheet;
		if (!opener && readConsent()) return;
		for (const box of boxes) box.checked = readConsent()?.includes(box.name) ?? false;
		status.textContent = "";
		// Not show(): it would move the focus.
		drawer.open = true;
		if (opener) drawer.querySelector<HTMLElement>("[tabindex]")?.focus();
	};

	/** Captured on the window, since React stops events that reach it while it hydrates. */
	const onDrawer = <Name extends "submit" | "keydown">(name: Name, act: (event: WindowEventMap[Name]) => void) =>
		addEventListener(
			name,
			(event) => event.target instanceof Node && drawer.contains(event.target) && act(event),
			true,
		);

	onDrawer("submit", ({ submitter }) => {
		const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
		const accepted = boxes.filter(({ checked }) => pressed === "all" || (pressed === "chosen" && checked));
		const value = [question.version, ...accepted.map(({ name }) => name)].join("-");
		setCookie(question.cookie, value, consentCookie.maxAgeSeconds);
		status.textContent = status.dataset.consentSaved ?? "";
		apply();
	});
	onDrawer("keydown", ({ key }) => {
		if (key === "Escape") drawer.close();
	});
	drawer.addEventListener("close", () => {
		opener?.focus();
		opener = undefined;
	});
	// The answer may have been given in another tab.
	for (const change of ["visibilitychange", "pageshow"]) {
		addEventListener(change, () => !opener && readConsent() && drawer.close(), true);
	}
	addEventListener(
		"click",
		(event) => {
			const link = event.target instanceof Element ? event.target.closest(`a[href$="#${cookiesAnchor}"]`) : null;
			if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			opener = link;
			open();
		},
		true,
	);
	// Scroll room beneath the drawer, so that it covers neither the focus nor the end of the page (consent.css).
	new ResizeObserver(() => {
		document.documentElement.style.setProperty("--drawer", `${drawer.offsetHeight}px`);
	}).observe(drawer);

	if (!readConsent()) open();
}
