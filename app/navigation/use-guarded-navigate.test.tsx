import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AllowedExternalContext } from "./allowed-external.ts";
import { RefusedNavigation } from "./guard.ts";
import { useGuardedNavigate } from "./use-guarded-navigate.ts";

afterEach(() => vi.unstubAllGlobals());

/** The function as a component gets it, and what it made the browser open. */
function openPage(allowedExternal: readonly string[]) {
	const opened: string[] = [];
	vi.stubGlobal("window", { location: { assign: (href: string) => opened.push(href) } });
	let navigate: ReturnType<typeof useGuardedNavigate> | undefined;
	const Page = () => {
		navigate = useGuardedNavigate();
		return null;
	};
	const Stub = createRoutesStub([{ path: "/", Component: Page }]);
	renderToStaticMarkup(
		<AllowedExternalContext value={allowedExternal}>
			<Stub />
		</AllowedExternalContext>,
	);
	if (!navigate) throw new Error("the page was not rendered");
	return { navigate, opened };
}

test("a script can go neither to a script nor to a site that is not allowed", async () => {
	const { navigate, opened } = openPage(["https://plan.example/"]);
	for (const target of [
		"javascript:alert(1)",
		"https://evil.example/",
		"//evil.example",
		"https://plan.example/other",
	]) {
		await expect(navigate(target), target).rejects.toThrow(RefusedNavigation);
	}
	expect(opened).toEqual([]);
});

test("it can go to an allowed site", async () => {
	const { navigate, opened } = openPage(["https://plan.example/"]);
	await navigate("https://plan.example");
	expect(opened).toEqual(["https://plan.example/"]);
});
