import { expect, test } from "vitest";
import { isUpToDate } from "../../build-tools/build-site.ts";
import { buildFolder } from "./built-site.ts";

test("npm start builds again by itself when an address in the settings has changed", () => {
	expect(isUpToDate(buildFolder)).toBe(true);
	for (const name of ["API_BASE_URL", "SITE_URL", "MARKET_URL"]) {
		expect(isUpToDate(buildFolder, { [name]: "https://example.com" }), name).toBe(false);
	}
});
