import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { createTestDesk, tokenIn } from "../../tests/support/desk/test-desk.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";
import { day, hour } from "../clock.ts";
import { storeEntry } from "../entries/store-entry.ts";
import { confirm } from "../newsletter/confirm.ts";
import { signUp } from "../newsletter/sign-up.ts";
import { unsubscribeByLink } from "../newsletter/unsubscribe.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import { backUp } from "../store/back-up.ts";
import { createStore } from "../store/store.ts";
import { csv } from "./print.ts";
import { run } from "./run.ts";

const nl = readContent("newsletter-words", "nl");

const folder = mkdtempSync(join(tmpdir(), "newsletter-tool-"));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { siteUrl: "https://kitchens.example", dataFolder: folder };

onBothDatabases((fresh) => {
	test("the desk's commands list, show, export, cancel, block and erase", async () => {
		const { context, post, rows, deliver } = await createTestRoutes((await fresh()).store);
		const tool = (...args: string[]) => run(args, context, settings);
		expect((await tool("list")).text).toBe("Nothing has come in.");
		const fields = {
			name: "=Anna",
			email: "anna@example.com",
			language: "nl",
			subject: "tiles",
			question: "Hoe duur?",
		};
		const { reference } = await (await post("/questions", fields)).json();
		await deliver();
		expect((await tool("list", "question")).text).toContain(reference);
		expect((await tool("list", "samples")).text).toBe("Nothing has come in.");
		const shown = (await tool("show", reference.toLowerCase())).text;
		expect(shown).toContain("question: Hoe duur?");
		expect(shown).toMatch(/anna@example\.com +Q-\w+ received +sent/);
		expect((await tool("show", "ANNA@example.com")).text).toContain(reference);
		const file = join(folder, "entries.csv");
		expect((await tool("export", "--csv", file)).text).toBe(`Entries in ${file}: 1`);
		expect(readFileSync(file, "utf8")).toContain(`"${reference}","question","open"`);
		expect(readFileSync(file, "utf8")).toContain(`"'=Anna"`);
		expect((await tool("cancel", reference)).code).toBe(0);
		expect((await tool("cancel", reference)).text).toContain("is not open");

		for (const place of ["paris", "warehouse"]) {
			expect((await tool("block", place, "2026-12-24", "2026-12-26")).code).toBe(1);
		}
		expect((await tool("block", "amsterdam", "2026-12-24T13:00", "2026-12-24")).code).toBe(0);
		expect((await tool("blocks")).text).toMatch(/2026-12-24T13:00:00\+01:00 +2026-12-25T00:00:00\+01:00/);
		const [{ id }] = JSON.parse((await tool("blocks", "--json")).text);
		expect((await tool("unblock", id)).code).toBe(0);
		expect((await tool("unblock", id)).code).toBe(1);
		expect((await tool("erase", "anna@example.com")).text).toContain("is forgotten");
		expect(await rows.entries()).toEqual([]);
		expect((await tool("dance")).text).toContain("npm run desk");
	});

	test("cancelling an appointment frees its time and tells its visitor, instead of reminding", async () => {
		const { context, rows } = await createTestRoutes((await fresh()).store);
		const { db } = context.database;
		const starts_at = context.now() + 3 * day;
		const reference = await db.transaction().execute(async (transaction) => {
			const person = { locale: "nl", name: "Anna", email: "anna@example.com" } as const;
			const { entry } = await storeEntry(transaction, context, {
				kind: "appointment",
				...person,
				details: { phone: "", note: "", mix: "" },
			});
			const about = { entry_id: entry.id, studio: "amsterdam", starts_at } as const;
			await transaction
				.insertInto("appointments")
				.values({ ...about, type: "discovery", ends_at: starts_at + hour, sequence: 0 })
				.execute();
			await transaction
				.insertInto("taken_quarters")
				.values({ ...about, seat: 1 })
				.execute();
			await enqueueMail(transaction, context, { entry: entry.id, mailKind: "reminder", at: starts_at - day });
			return entry.reference;
		});
		expect((await run(["list", "appointment"], context, settings)).text).toContain("amsterdam discovery");
		expect((await run(["block", "amsterdam", "2026-11-16", "2026-11-20"], context, settings)).text).toContain(
			"already: 1",
		);
		const afterwards = { ...context, now: () => starts_at + hour };
		expect((await run(["cancel", reference], afterwards, settings)).text).toContain("is over");
		expect((await run(["cancel", reference], context, settings)).code).toBe(0);
		expect(await db.selectFrom("taken_quarters").selectAll().execute()).toEqual([]);
		expect(await rows.entries()).toMatchObject([{ status: "cancelled" }]);
		expect((await rows.outbox()).map(({ template }) => template)).toEqual(["cancelled"]);
	});

	test("the tool counts, lists, shows, exports, unsubscribes, erases and retries", async () => {
		const { context, mails, deliver, setFailure } = await createTestDesk((await fresh()).store);
		const tool = (...args: string[]) => run(["newsletter", ...args], context, settings);
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
		expect((await tool("outbox")).text).toMatch(/bo@example\.com +newsletter +waiting +1 .*451 not now/);
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

		expect((await tool("show", "Bo@example.com")).text).toContain("bo@example.com");
		expect((await tool("unsubscribe", "BO@example.com")).code).toBe(0);
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

test("a restored back-up accepts confirmations and sends no mail until it is resumed", async () => {
	const dataFolder = join(folder, "data");
	const store = createStore({ dataFolder }, () => {});
	const { context, mails, deliver } = await createTestDesk(store);
	await signUp({ email: "anna@example.com", locale: "nl", page: "" }, context);
	await deliver();
	await signUp({ email: "bo@example.com", locale: "nl", page: "" }, context);
	const settings = { siteUrl: "https://kitchens.example", dataFolder };
	const copy = join(folder, "restored/desk.sqlite");
	expect(await run(["backup", copy], context, settings)).toEqual({
		code: 0,
		text: expect.stringContaining("2 addresses"),
	});

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

test("backing up a folder without a database fails and creates none", async () => {
	const dataFolder = join(folder, "mistyped");
	await expect(backUp(dataFolder, join(folder, "copy.sqlite"))).rejects.toThrow("no database in");
	await expect(createStore({ dataFolder }, () => {}, { mustExist: true }).open()).rejects.toThrow("no database in");
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
	await run(["newsletter", "export", "--csv", list], context, settings);
	const files = [...readdirSync(dataFolder).map((name) => join(dataFolder, name)), copy, list];
	expect(files.length).toBeGreaterThan(4);
	for (const file of files) expect((statSync(file).mode & 0o777).toString(8), file).toBe("600");
	await store.close();
});
