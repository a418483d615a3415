import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import nl from "../../content/nl/newsletter-words.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { createTestDesk, tokenIn } from "../../tests/support/desk/test-desk.ts";
import { confirm } from "../newsletter/confirm.ts";
import { signUp } from "../newsletter/sign-up.ts";
import { unsubscribeByLink } from "../newsletter/unsubscribe.ts";
import { backUp } from "../store/back-up.ts";
import { createStore } from "../store/store.ts";
import { csv } from "./print.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "newsletter-tool-"));
afterAll(() => rmSync(folder, { recursive: true }));

onBothDatabases((fresh) => {
	test("the tool counts, lists, shows, exports, unsubscribes, erases and retries", async () => {
		const { context, mails, deliver, setFailure } = await createTestDesk((await fresh()).store);
		const settings = { siteUrl: "https://kitchens.example", dataFolder: folder };
		const tool = (...args: string[]) => run(args, context, settings);
		expect((await tool("list")).text).toBe("Nobody has signed up yet.");
		await signUp({ email: "anna@xn--kche-0ra.example", locale: "nl", page: "/faq" }, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		setFailure("451 not now");
		await signUp({ email: "bo@example.com", locale: "en", page: "" }, context);
		await deliver();

		const stats = JSON.parse((await tool("stats", "--json")).text);
		expect(stats).toEqual(
			expect.arrayContaining([
				{ what: "confirmed", count: 1 },
				{ what: "confirmed, in Dutch", count: 1 },
				{ what: "waiting for confirmation", count: 1 },
				{ what: "deliveries waiting", count: 1 },
			]),
		);
		expect((await tool("list")).text).toMatch(/anna@küche\.example +confirmed/);
		expect((await tool("outbox")).text).toMatch(/bo@example\.com +waiting +1 .*451 not now/);
		expect((await tool("show", "anna@KÜCHE.example")).text).toContain(nl.form.consent);
		expect((await tool("show", "nobody@example.com")).code).toBe(1);
		expect((await tool("show", "nonsense")).text).toContain("Give one e-mail address");

		const file = join(folder, "list.csv");
		expect((await tool("export", "--csv", file)).text).toBe(`Confirmed addresses in ${file}: 1`);
		const [head, row = ""] = readFileSync(file, "utf8").split("\r\n");
		expect(head).toBe('"email","language","confirmed","signed_up","page","wording","unsubscribe"');
		expect(row).toMatch(/^"anna@küche\.example","nl","2026-11-15T12:00:00Z","2026-11-15T12:00:00Z","\/faq","nl-/);
		expect(await unsubscribeByLink(tokenIn(/"(https:[^"]+)"$/.exec(row)?.[1] ?? ""), context)).toBe(true);
		expect(JSON.parse((await tool("export", "--json")).text)).toEqual([]);

		expect((await tool("unsubscribe", "bo@example.com")).code).toBe(0);
		setFailure(undefined);
		expect((await tool("retry")).text).toContain("1 will be tried again");
		await deliver();
		expect((await tool("outbox")).text).toBe("Everything has been delivered.");
		expect((await tool("erase", "anna@küche.example")).code).toBe(0);
		expect((await tool("show", "anna@küche.example")).text).toContain("erased");
		expect((await tool("dance")).text).toContain("npm run newsletter");
	});
});

test("an address that looks like a formula is not one in a spreadsheet", () => {
	expect(csv([{ email: '=1+"1@example.com' }])).toBe('"email"\r\n"\'=1+""1@example.com"\r\n');
});

test("a restored back-up can be confirmed on, and mails nobody until it is told to", async () => {
	const dataFolder = join(folder, "data");
	const store = createStore({ dataFolder }, () => {});
	const { context, mails, deliver } = await createTestDesk(store);
	await signUp({ email: "anna@example.com", locale: "nl", page: "" }, context);
	await deliver();
	await signUp({ email: "bo@example.com", locale: "nl", page: "" }, context);
	const settings = { siteUrl: "https://kitchens.example", dataFolder };
	const copy = join(folder, "restored/newsletter.sqlite");
	expect(await run(["backup", copy], context, settings)).toEqual({ code: 0, text: `Addresses copied to ${copy}: 2` });

	const restored = createStore({ dataFolder: join(folder, "restored") }, () => {}, { mustExist: true });
	const after = await createTestDesk(restored);
	expect(await confirm(tokenIn(mails[0]?.link ?? ""), after.context)).toBe(true);
	expect(await after.deliver()).toBe(0);
	expect((await run(["outbox"], after.context, settings)).text).toContain("paused");
	expect((await run(["resume"], after.context, settings)).code).toBe(0);
	expect(await after.deliver()).toBe(1);
	await store.close();
	await restored.close();
});

test("a folder without a list has no back-up, and looking into it makes none", async () => {
	const dataFolder = join(folder, "mistyped");
	await expect(backUp(dataFolder, join(folder, "copy.sqlite"))).rejects.toThrow("no list in");
	await expect(createStore({ dataFolder }, () => {}, { mustExist: true }).open()).rejects.toThrow("no list in");
	expect(existsSync(dataFolder)).toBe(false);
});

test("only its owner can read the list, its side files, a back-up and an export", async () => {
	const dataFolder = join(folder, "private");
	const store = createStore({ dataFolder }, () => {});
	const { context } = await createTestDesk(store);
	await signUp({ email: "anna@example.com", locale: "nl", page: "" }, context);
	const settings = { siteUrl: "https://kitchens.example", dataFolder };
	const [copy, list] = [join(folder, "private-copy.sqlite"), join(folder, "private.csv")];
	writeFileSync(list, "an older export", { mode: 0o644 });
	await run(["backup", copy], context, settings);
	await run(["export", "--csv", list], context, settings);
	const files = [...readdirSync(dataFolder).map((name) => join(dataFolder, name)), copy, list];
	expect(files.length).toBeGreaterThan(4);
	for (const file of files) expect((statSync(file).mode & 0o777).toString(8), file).toBe("600");
	await store.close();
});
