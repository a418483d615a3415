import type { BrowserContext } from "@playwright/test";

/**
 * The vendors of the integrations, played inside the browser: their hosts answer with scripts that behave as theirs do
 * where it matters to us. Returns what has left for them so far, in order: `<host> <what>`.
 */
export async function fakeVendors(context: BrowserContext): Promise<string[]> {
	const left: string[] = [];
	await context.route(
		({ hostname }) => hostname !== "localhost",
		async (route) => {
			const url = new URL(route.request().url());
			left.push(describe(url));
			const script = scripts[url.hostname];
			await route.fulfill({
				contentType: script ? "text/javascript" : "text/plain",
				headers: { "Access-Control-Allow-Origin": "*" },
				body: script && url.pathname.endsWith(".js") ? `(${script})()` : "",
			});
		},
	);
	return left;
}

function describe(url: URL): string {
	const page = (address: string | null) => (address && URL.canParse(address) ? new URL(address).pathname : "?");
	if (url.pathname === "/api/event") {
		return `analytics ${url.searchParams.get("n")} ${url.searchParams.get("d")} ${page(url.searchParams.get("u"))}`;
	}
	if (url.pathname === "/tr") return `pixel ${url.searchParams.get("ev")} ${page(url.searchParams.get("dl"))}`;
	if (url.pathname === "/g/collect") return `tags ${url.searchParams.get("en")} ${page(url.searchParams.get("dl"))}`;
	return url.hostname + url.pathname;
}

const scripts: Record<string, () => void> = {
	/** Counts by itself, navigations too, and passes over a browser with the flag. */
	"stats.example": () => {
		const { src = "", dataset } = document.currentScript instanceof HTMLScriptElement ? document.currentScript : {};
		let last = "";
		const count = () => {
			if (last === location.pathname || localStorage.plausible_ignore === "true") return;
			last = location.pathname;
			// In the address, where tests see it; the vendor has it in the body.
			const told = new URLSearchParams({ n: "pageview", u: location.href, d: dataset?.domain ?? "" });
			fetch(new URL(`/api/event?${told}`, src), { method: "POST" });
		};
		const push = history.pushState;
		history.pushState = (...state) => {
			push.apply(history, state);
			count();
		};
		addEventListener("popstate", count);
		count();
	},
	/** Keeps cookies, listens to the history and refuses a second page view, unless told otherwise. */
	"connect.facebook.net": () => {
		const pixel = Object(window).fbq;
		let id = "";
		let viewed = false;
		const call = (method: string, value: string) => {
			if (method === "init") id = value;
			if (method !== "track" || (viewed && !pixel.allowDuplicatePageViews)) return;
			viewed = true;
			new Image().src = `https://www.facebook.com/tr?id=${id}&ev=${value}&dl=${encodeURIComponent(location.href)}`;
		};
		// biome-ignore lint/suspicious/noDocumentCookie: as the vendor does
		document.cookie = "_fbp=fb.0.1.2; Max-Age=7776000; Path=/";
		localStorage.lastExternalReferrer = "empty";
		pixel.callMethod = call;
		for (const queued of pixel.queue) call(queued[0], queued[1]);
		if (pixel.disablePushState) return;
		const push = history.pushState;
		history.pushState = (...state) => {
			push.apply(history, state);
			call("track", "PageView");
		};
	},
	/** Runs one tag for each event of the page. */
	"www.googletagmanager.com": () => {
		const { dataLayer } = Object(window);
		const run = ({ event }: { event: string }) => {
			// biome-ignore lint/suspicious/noDocumentCookie: as the vendor does
			document.cookie = "_ga_KITCHEN=GS2; Max-Age=63072000; Path=/";
			const address = encodeURIComponent(location.href);
			fetch(`https://region1.google-analytics.com/g/collect?en=${event}&dl=${address}`, { method: "POST" });
		};
		for (const entry of dataLayer) run(entry);
		const push = dataLayer.push;
		dataLayer.push = (entry: { event: string }) => {
			push.call(dataLayer, entry);
			run(entry);
		};
	},
};
