import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import nl from "../../content/nl/newsletter-words.ts";
import { confirm } from "../confirm.ts";
import { signUp } from "../sign-up.ts";
import { createStore } from "../store/store.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { createTestNewsletter, tokenIn } from "../testing/test-newsletter.ts";
import { unsubscribeByLink } from "../unsubscribe.ts";
import { csv } from "./print.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "newsletter-tool-"));
afterAll(() => rmSync(folder, { recursive: true }));

onBothDatabases((fresh) => {
	test("the tool counts, lists, shows, exports, unsubscribes, erases and retries", async () => {
		const { context, mails, deliver, setFailure } = await createTestNewsletter((await fresh()).store);
		const place = { siteUrl: "https://kitchens.example", dataFolder: folder };
		const tool = (...args: string[]) => run(args, context, place);
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

test("a back-up that was made while the server ran can be restored", async () => {
	const dataFolder = join(folder, "data");
	const store = createStore({ dataFolder }, () => {});
	const { context, mails, deliver } = await createTestNewsletter(store);
	await signUp({ email: "anna@example.com", locale: "nl", page: "" }, context);
	await deliver();
	const place = { siteUrl: "https://kitchens.example", dataFolder };
	expect((await run(["backup", join(folder, "restored/newsletter.sqlite")], context, place)).code).toBe(0);
	const restored = createStore({ dataFolder: join(folder, "restored") }, () => {});
	const { context: again } = await createTestNewsletter(restored);
	expect(await confirm(tokenIn(mails[0]?.link ?? ""), again)).toBe(true);
	await store.close();
	await restored.close();
});
