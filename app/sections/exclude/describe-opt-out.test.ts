import { expect, test } from "vitest";
import { localise } from "../../../content/localise.ts";
import { readContent } from "../../../content/read-content.ts";
import { describeOptOut } from "./describe-opt-out.ts";

const nl = readContent("exclude", "nl");

const content = localise(nl, "nl", { contactEmail: undefined, jobsEmail: undefined, links: {} });
const { scope, flag } = content;
const analytics = { domain: "kitchens.example", src: "/js/script.js" };
const pixel = { id: "1234567890" };

test("without page analytics the page says that nobody counts", () => {
	const page = describeOptOut(content, { consent: "required" });
	expect(page.opening.body).toEqual([...content.opening.body, scope.noAnalytics]);
	expect(page.flag.whenCounted).toBe(flag.whenNotCounted);
});

test("with page analytics it says that this browser is counted", () => {
	const page = describeOptOut(content, { consent: "required", analytics });
	expect(page.opening.body).toEqual(content.opening.body);
	expect(page.flag.whenCounted).toBe(flag.whenCounted);
});

test("it says what the flag does not keep out, as far as that is configured", () => {
	const lastOf = (consent: "required" | "off") => describeOptOut(content, { consent, analytics, pixel }).opening.body;
	expect(lastOf("required").at(-1)).toBe(scope.othersAsk);
	expect(lastOf("off").at(-1)).toBe(scope.othersRun);
});
