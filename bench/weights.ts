import type { Browser, BrowserContextOptions, Request } from "@playwright/test";

export const kinds = ["html", "css", "fonts", "images", "scripts", "other"] as const;
type Kind = (typeof kinds)[number];

/** Bytes of the bodies as they were sent, by kind, of everything that a first visit fetched. */
export type Weights = Record<Kind, number> & { requests: number };

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
		return await sum(requests);
	} finally {
		await context.close();
	}
}

async function sum(requests: Request[]): Promise<Weights> {
	const weights: Weights = {
		html: 0,
		css: 0,
		fonts: 0,
		images: 0,
		scripts: 0,
		other: 0,
		requests: requests.length,
	};
	for (const request of requests) {
		const kind = request.isNavigationRequest() ? "html" : (kindOf[request.resourceType()] ?? "other");
		weights[kind] += (await request.sizes()).responseBodySize;
	}
	return weights;
}
