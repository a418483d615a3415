import { afterEach, expect, test, vi } from "vitest";
import { runThirdParties, type ThirdPartyScript } from "./run-third-parties.ts";

afterEach(() => vi.unstubAllGlobals());

/** As much of a browser as the script asks for. */
function openPage(cookie: string) {
	const listeners = new Map<string, (event: object) => void>();
	const page = { cookie };
	const reload = vi.fn();
	vi.stubGlobal("document", page);
	vi.stubGlobal("localStorage", {});
	vi.stubGlobal("location", { hostname: "kitchens.example", reload });
	vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => listeners.set(type, listener));
	return { page, reload, comeBack: () => listeners.get("pageshow")?.({ persisted: true }) };
}

const question = { cookie: "consent", version: "v1" };

function fakeScripts() {
	const calls: string[] = [];
	const fake = (name: string): ThirdPartyScript => ({
		category: name,
		stores: [],
		start: () => {
			calls.push(`${name} starts`);
			return () => calls.push(`${name} is told`);
		},
	});
	return { calls, all: [fake("statistics"), fake("marketing")] };
}

test("a page restored by the back button is reported once to each party with consent", () => {
	const { comeBack, reload } = openPage("consent=v1-statistics-marketing");
	const { calls, all } = fakeScripts();
	runThirdParties(all, question);
	comeBack();
	expect(calls).toEqual(["statistics starts", "marketing starts", "statistics is told", "marketing is told"]);
	expect(reload).not.toHaveBeenCalled();
});

test("after consent is withdrawn, no party gets a page view", () => {
	const { page, comeBack, reload } = openPage("consent=v1-statistics-marketing");
	const { calls, all } = fakeScripts();
	runThirdParties(all, question);
	page.cookie = "consent=v1";
	comeBack();
	expect(calls).toEqual(["statistics starts", "marketing starts"]);
	expect(reload).toHaveBeenCalledOnce();
});
