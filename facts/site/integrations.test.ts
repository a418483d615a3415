import { expect, test } from "vitest";
import { configuredIntegrations, consentCategories, needingConsent, policyOrigins } from "./integrations.ts";

const analytics = { domain: "kitchens.example", src: "https://stats.example/js/script.js" };
const all = { analytics, pixel: { id: "1234567890" }, tagManager: { id: "GTM-ABC1234" } };

test("without settings there are no integrations", () => {
	for (const consent of ["required", "off"] as const) {
		expect(configuredIntegrations({ consent })).toEqual([]);
		expect(policyOrigins({ consent })).toEqual({});
		expect(consentCategories({ consent })).toEqual([]);
	}
});

test("exactly the integrations that store something in the browser need consent", () => {
	for (const one of configuredIntegrations({ consent: "required", ...all })) {
		expect(one.category === undefined, one.name).toBe(one.stores.length === 0);
	}
	expect(consentCategories({ consent: "required", ...all })).toEqual(["measuring", "advertising"]);
	expect(consentCategories({ consent: "required", analytics })).toEqual([]);
	expect(consentCategories({ consent: "required", pixel: all.pixel })).toEqual(["advertising"]);
	expect(needingConsent({ consent: "off", ...all })).toEqual([]);
});

test("the policy allows configured origins, over https only, and frames only without consent", () => {
	const required = policyOrigins({ consent: "required", ...all });
	expect(required["script-src"]).toEqual([
		"https://stats.example",
		"https://www.googletagmanager.com",
		"https://connect.facebook.net",
	]);
	expect(required).not.toHaveProperty("frame-src");
	const off = policyOrigins({ consent: "off", ...all });
	expect(off["frame-src"]).toEqual(["https://www.googletagmanager.com"]);
	for (const source of Object.values(off).flat()) expect(source).toMatch(/^https:\/\/(\*\.)?[a-z.-]+$/);
});

test("the tag manager may load from the origins of the settings, and is then asked for as advertising", () => {
	const tagManager = { id: "GTM-ABC1234", origins: ["https://chat.example", "https://*.ads.example"] };
	const policy = policyOrigins({ consent: "required", tagManager });
	for (const directive of ["script-src", "img-src", "connect-src", "frame-src"] as const) {
		expect(policy[directive], directive).toEqual(expect.arrayContaining(tagManager.origins));
	}
	expect(policy["frame-src"]).toEqual(tagManager.origins);
	expect(needingConsent({ consent: "required", tagManager })).toMatchObject([
		{ category: "advertising", moreHosts: ["chat.example", "*.ads.example"] },
	]);
});

test("analytics that the site hands out itself need no other origin", () => {
	expect(policyOrigins({ consent: "required", analytics: { ...analytics, src: "/js/script.js" } })).toEqual({});
});
