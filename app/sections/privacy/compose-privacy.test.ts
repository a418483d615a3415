import { expect, test } from "vitest";
import { composePrivacy } from "./compose-privacy.ts";

const pixel = { id: "1234567890" };
const analytics = { domain: "kitchens.example", src: "https://stats.example/js/script.js" };
const keysOf = (privacy: ReturnType<typeof composePrivacy>) => privacy.own.map(({ key }) => key);

test("with nothing configured nobody is named, and no consent is kept", () => {
	const privacy = composePrivacy({ consent: "required" }, "nl");
	expect(privacy.parties).toEqual([]);
	expect(keysOf(privacy)).toEqual(["language", "draft", "optOut"]);
});

test("each configured third party is listed with its storage and durations", () => {
	const privacy = composePrivacy({ consent: "required", analytics, pixel }, "en");
	expect(keysOf(privacy)).toContain("consent");
	expect(privacy.own.flatMap(({ kept }) => kept)).toContainEqual({
		name: "consent",
		place: "cookie",
		lasts: "6 months",
	});
	expect(privacy.parties).toMatchObject([
		{ key: "analytics", company: "stats.example", isAsked: false, kept: [] },
		{ key: "pixel", company: "Meta Platforms Ireland Limited", isAsked: true },
	]);
	expect(privacy.parties[1]?.kept).toContainEqual({ name: "_fbp", place: "cookie", lasts: "90 days" });
});

test("where nobody is asked, the page does not say so", () => {
	const privacy = composePrivacy({ consent: "off", pixel }, "nl");
	expect(privacy.parties.map(({ isAsked }) => isAsked)).toEqual([false]);
	expect(keysOf(privacy)).not.toContain("consent");
});

test("browsers without JavaScript are mentioned only where something is loaded for them", () => {
	const isMentioned = (consent: "required" | "off") =>
		composePrivacy({ consent, analytics, pixel }, "en").parties.map(({ withoutScripts }) => withoutScripts);
	expect(isMentioned("required")).toEqual([false, false]);
	expect(isMentioned("off")).toEqual([false, true]);
});

test("the hosts that a tag manager loads from are named", () => {
	const partyWith = (origins?: string[]) =>
		composePrivacy({ consent: "required", tagManager: { id: "GTM-ABC1234", ...(origins && { origins }) } }, "en")
			.parties[0];
	expect(partyWith(["https://chat.example", "https://ads.example"])?.alsoLoads).toContain("chat.example, ads.example");
	expect(partyWith()?.alsoLoads).toBe(undefined);
});
