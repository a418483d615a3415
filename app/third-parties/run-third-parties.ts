/** The script of one integration. `start` sends the first page view and may return a function that sends the next. */
export type ThirdPartyScript = {
	category: string | undefined;
	/** Names of its cookies and storage entries; a last `*` stands for any ending. */
	stores: readonly string[];
	start: () => (() => void) | undefined;
};

/** The consent question: the cookie of its answer, and its version. */
export type ConsentQuestion = { cookie: string; version: string };

export type Consent = {
	/** The categories that got a yes; undefined where this question has not been answered. */
	readConsent(): string[] | undefined;
	/** Starts the scripts that may run and ends those that may not. */
	apply(): void;
};

/** Starts each script as soon as it may run, and reports views of pages restored from the back/forward cache. */
export function runThirdParties(scripts: readonly ThirdPartyScript[], question?: ConsentQuestion): Consent {
	const running = new Map<ThirdPartyScript, (() => void) | undefined>();
	const cookies = () => document.cookie.split("; ").map((cookie) => cookie.split("="));

	const readConsent = () => {
		const [, value = ""] = cookies().find(([name]) => name === question?.cookie) ?? [];
		const [version, ...yes] = value.split("-");
		return version === question?.version ? yes : undefined;
	};

	const removeStored = (stores: readonly string[]) => {
		const isOurs = (name = "") =>
			stores.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
		// A cookie is only removed with the domain it was set for, which scripts cannot read: try each parent domain.
		const labels = location.hostname.split(".");
		const domains = ["", ...labels.map((_, position) => `; Domain=${labels.slice(position).join(".")}`)];
		for (const [name] of cookies().filter(([one]) => isOurs(one))) {
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
			for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
		}
		try {
			for (const key of Object.keys(localStorage).filter(isOurs)) localStorage.removeItem(key);
		} catch {
			// A browser that blocks local storage has nothing to remove.
		}
	};

	const apply = () => {
		const accepted = readConsent() ?? [];
		let withdrawn = false;
		for (const script of scripts) {
			if (!question || script.category === undefined || accepted.includes(script.category)) {
				if (!running.has(script)) running.set(script, script.start());
			} else {
				if (running.delete(script)) withdrawn = true;
				// On each page, since a script may set its cookies again while the page before this one ends.
				removeStored(script.stores);
			}
		}
		// A script that runs cannot be unloaded: reload the page without it.
		if (withdrawn) location.reload();
	};

	// A page from the back/forward cache is not loaded again, but counts as a page view.
	addEventListener("pageshow", ({ persisted }) => {
		const before = [...running];
		apply();
		if (persisted) for (const [script, report] of before) if (running.has(script)) report?.();
	});
	// The answer may have changed in another tab.
	addEventListener("visibilitychange", apply, true);
	apply();
	return { readConsent, apply };
}
