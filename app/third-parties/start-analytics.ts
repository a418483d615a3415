/**
 * Loads the page analytics, unless this browser is kept out of them (the Exclude page). Its script counts navigations
 * inside the site by itself. Becomes text inside the page: it may use nothing from outside itself.
 */
export function startAnalytics(src: string, domain: string, optOut: { key: string; value: string }): void {
	try {
		if (localStorage.getItem(optOut.key) === optOut.value) return;
	} catch {
		// A browser that keeps nothing for a site cannot hold the flag either.
	}
	const script = document.createElement("script");
	script.async = true;
	script.dataset.domain = domain;
	script.src = src;
	document.head.append(script);
}
