import type { Parties, Question } from "./run-third-parties.ts";

/**
 * Opens the drawer for whoever has not answered yet, and for whoever asks for it, and keeps the answer. Becomes text
 * inside the page: it may use nothing from outside itself.
 */
export function runConsentDrawer(question: Question, { answer, settle }: Parties): void {
	const drawer = document.querySelector<HTMLDialogElement>("dialog[data-consent]");
	const said = document.querySelector<HTMLElement>("[data-consent-said]");
	if (!drawer || !said) return;
	const boxes = [...drawer.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
	let asker: HTMLElement | undefined;
	let styled: Promise<unknown> | undefined;

	/** Its style sheet is loaded once it is needed: those who have answered never need it. */
	const style = () => {
		const sheet = document.createElement("link");
		sheet.rel = "stylesheet";
		sheet.href = drawer.dataset.consent ?? "";
		document.head.append(sheet);
		return new Promise((done) => {
			for (const end of ["load", "error"]) sheet.addEventListener(end, done);
		});
	};

	const open = async () => {
		styled ??= style();
		await styled;
		if (!asker && answer()) return;
		for (const box of boxes) box.checked = answer()?.includes(box.name) ?? false;
		said.textContent = "";
		// Not show(), which would take the focus from whoever is reading.
		drawer.open = true;
		if (asker) drawer.querySelector<HTMLElement>("[tabindex]")?.focus();
	};

	/** On the window, before React: while it takes over the page, it lets no press or key go further than itself. */
	const onDrawer = <Name extends "submit" | "keydown">(name: Name, act: (event: WindowEventMap[Name]) => void) =>
		addEventListener(
			name,
			(event) => event.target instanceof Node && drawer.contains(event.target) && act(event),
			true,
		);

	onDrawer("submit", ({ submitter }) => {
		const pressed = submitter instanceof HTMLButtonElement ? submitter.value : "";
		const yes = boxes.filter(({ checked }) => pressed === "all" || (pressed === "chosen" && checked));
		const value = [question.version, ...yes.map(({ name }) => name)].join("-");
		const secure = location.protocol === "https:" ? "; Secure" : "";
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
		document.cookie = `${question.cookie}=${value}; Max-Age=${question.maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
		said.textContent = said.dataset.consentSaid ?? "";
		settle();
	});
	drawer.addEventListener("close", () => {
		asker?.focus();
		asker = undefined;
	});
	onDrawer("keydown", ({ key }) => {
		if (key === "Escape") drawer.close();
	});
	for (const change of ["visibilitychange", "pageshow"]) {
		addEventListener(change, () => !asker && answer() && drawer.close(), true);
	}
	addEventListener(
		"click",
		(event) => {
			const link = event.target instanceof Element ? event.target.closest(`a[href$="#${question.anchor}"]`) : null;
			if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			asker = link;
			open();
		},
		true,
	);
	// What has focus must not hide beneath it, and the end of the page neither (consent.css).
	new ResizeObserver(() => {
		document.documentElement.style.setProperty("--drawer", `${drawer.offsetHeight}px`);
	}).observe(drawer);

	if (!answer()) open();
}
