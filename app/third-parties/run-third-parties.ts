/** One integration as a page knows it. `start` sends the first page view and returns what sends the next. */
export type Party = { category: string | null; stores: readonly string[]; start: () => (() => void) | undefined };

/** What visitors are asked: where their answer is kept, which question it answers, and the anchor of links that lead back to it. */
export type Question = { cookie: string; maxAgeSeconds: number; version: string; anchor: string };

/** What the drawer needs to know and to do. */
export type Parties = {
	/** The categories that got a yes; undefined where this question has not been answered. */
	answer(): string[] | undefined;
	/** Starts what may run and ends what may not. */
	settle(): void;
};

/**
 * Starts each integration as soon as it may, and reports a page that a visitor comes back to. Without a question all
 * of them may. Becomes text inside the page: it may use nothing from outside itself.
 */
export function runThirdParties(parties: readonly Party[], question: Question | null): Parties {
	const running = new Map<Party, (() => void) | undefined>();
	const cookies = () => document.cookie.split("; ").map((cookie) => cookie.split("="));

	const answer = () => {
		const [, value = ""] = cookies().find(([name]) => name === question?.cookie) ?? [];
		const [version, ...yes] = value.split("-");
		return version === question?.version ? yes : undefined;
	};

	const forget = (stores: readonly string[]) => {
		const isOurs = (name = "") =>
			stores.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
		// A cookie does not tell the domain it was set for, and is only removed under that: each one above us is tried.
		const labels = location.hostname.split(".");
		const domains = ["", ...labels.map((_, position) => `; Domain=${labels.slice(position).join(".")}`)];
		for (const [name] of cookies().filter(([one]) => isOurs(one))) {
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
			for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
		}
		try {
			for (const key of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(key);
		} catch {
			// A browser that keeps nothing for a site has nothing to remove.
		}
	};

	const settle = () => {
		const yes = answer() ?? [];
		let withdrawn = false;
		for (const party of parties) {
			if (!question || party.category === null || yes.includes(party.category)) {
				if (!running.has(party)) running.set(party, party.start());
			} else {
				if (running.delete(party)) withdrawn = true;
				// On each page, since a script that was still running may have set its cookies once more.
				forget(party.stores);
			}
		}
		// A script that runs cannot be unloaded: the page begins again without it.
		if (withdrawn) location.reload();
	};

	// A page that the back button brings back whole is not loaded anew, but it is seen anew.
	addEventListener("pageshow", ({ persisted }) => {
		const before = [...running];
		settle();
		if (persisted) for (const [party, report] of before) if (running.has(party)) report?.();
	});
	// The answer may have been given or taken back in another tab, or on a page before this one came back.
	addEventListener("visibilitychange", settle, true);
	settle();
	return { answer, settle };
}
