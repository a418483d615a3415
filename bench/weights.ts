import type { Browser, BrowserContextOptions, Page, Request } from "@playwright/test";

export const kinds = ["html", "css", "fonts", "images", "scripts", "other"] as const;
type Kind = (typeof kinds)[number];

/** Bytes of the bodies as they were sent, by kind, of everything that a first visit fetched. */
export type Weights = Record<Kind, number> & { requests: number; scriptsBeforePaint: string[] };

const kindOf: Partial<Record<string, Kind>> = {
	stylesheet: "css",
	font: "fonts",
	image: "images",
	script: "scripts",
};

/** The 3D stage comes after everything else, where the machine can draw it. */
const stageFile = /\/assets\/mount-stage-[^/]*\.js$/;

/** A first visit with an empty cache: nobody scrolls or taps, and it ends when React has taken the page over. */
export async function weigh(browser: Browser, address: string, phone: BrowserContextOptions): Promise<Weights> {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		const requests: Request[] = [];
		page.on("requestfinished", (request) => {
			if (!request.url().startsWith("data:") && !stageFile.test(request.url())) requests.push(request);
		});
		const response = await page.goto(address);
		if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}`);
		if ((await response.headerValue("content-encoding")) !== "br") throw new Error(`${address} was not sent as brotli`);
		await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
		await page.waitForLoadState("networkidle");
		return await sum(requests, await startedBeforePaint(page));
	} finally {
		await context.close();
	}
}

async function sum(requests: Request[], early: Set<string>): Promise<Weights> {
	const weights: Weights = {
		...{ html: 0, css: 0, fonts: 0, images: 0, scripts: 0, other: 0 },
		requests: requests.length,
		scriptsBeforePaint: [],
	};
	for (const request of requests) {
		const kind = request.isNavigationRequest() ? "html" : (kindOf[request.resourceType()] ?? "other");
		weights[kind] += (await request.sizes()).responseBodySize;
		if (kind === "scripts" && early.has(request.url()))
			weights.scriptsBeforePaint.push(new URL(request.url()).pathname);
	}
	return weights;
}

/** The files that the browser asked for before it had painted anything, by its own clock. */
async function startedBeforePaint(page: Page): Promise<Set<string>> {
	const names = await page.evaluate(() => {
		const paint = performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;
		const files = performance.getEntriesByType("resource");
		return files.filter((file) => file.startTime < paint).map((file) => file.name);
	});
	return new Set(names);
}
