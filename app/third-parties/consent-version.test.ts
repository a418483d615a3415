import { expect, test } from "vitest";
import type { IntegrationSettings } from "../../facts/site/integrations.ts";
import { consentVersion } from "./consent-version.ts";

test("the version changes with the companies, not with an id", () => {
	const one: IntegrationSettings = { consent: "required", pixel: { id: "1234567890" } };
	expect(consentVersion(one)).toMatch(/^[0-9a-f]{8}$/);
	expect(consentVersion({ ...one, pixel: { id: "99999" } })).toBe(consentVersion(one));
	expect(consentVersion({ ...one, tagManager: { id: "GTM-ABC1234" } })).not.toBe(consentVersion(one));
	const tagManager = { id: "GTM-ABC1234" };
	expect(consentVersion({ ...one, tagManager: { ...tagManager, origins: ["https://chat.example"] } })).not.toBe(
		consentVersion({ ...one, tagManager }),
	);
});
