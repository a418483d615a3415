import type { Page, TestInfo } from "@playwright/test";

/** Skips what Playwright cannot ask of a stock Firefox yet: scripts switched off, paper, reduced motion, forced colours. */
export function beAbleTo(page: Page, scripts: boolean | undefined, info: TestInfo): void {
	info.skip(scripts === false, "a stock Firefox cannot be told to run no scripts");
	page.emulateMedia = async () => info.skip(true, "a stock Firefox cannot be told what medium it is for");
}
