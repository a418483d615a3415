import { expect, test } from "vitest";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { createTestDesk, tokenIn } from "../../tests/support/desk/test-desk.ts";
import { cleanUp } from "../clean-up.ts";
import { day, hour, minute } from "../clock.ts";
import { erase, wasErased } from "../erase.ts";
import { isWithinMailboxLimit, signUpRetrySeconds } from "../limits.ts";
import { PermanentFailure } from "../mail/mail.ts";
import { pause, resume } from "../outbox/pause.ts";
import { retryAll } from "../outbox/queue.ts";
import { migrate } from "../store/migrations.ts";
import { confirm } from "./confirm.ts";
import { wordingOf } from "./consent.ts";
import { signUp } from "./sign-up.ts";
import { unsubscribe, unsubscribeByLink } from "./unsubscribe.ts";

const anna = { email: "anna@example.com", locale: "nl", page: "/faq" } as const;

onBothDatabases((fresh) => {
	const createDesk = async (services: readonly ("webhook" | "listmonk")[] = []) =>
		createTestDesk((await fresh()).store, services);

	test("a sign-up is kept with what was agreed to, and its mail can be confirmed once", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(anna, context);
		expect(await rows.subscribers()).toMatchObject([{ email: anna.email, status: "pending", confirmed_at: null }]);
		expect(await rows.consents()).toMatchObject([
			{ wording: wordingOf("nl").version, locale: "nl", page: "/faq", requested_at: context.now(), confirmed_at: null },
		]);
		expect(await rows.wordings()).toMatchObject([{ text: wordingOf("nl").text }]);
		await deliver();
		expect(mails).toHaveLength(1);
		const token = tokenIn(mails[0]?.link ?? "");
		expect(await confirm(token, context)).toBe(true);
		expect(await rows.subscribers()).toMatchObject([{ status: "confirmed", confirmed_at: context.now() }]);
		expect(await rows.consents()).toMatchObject([{ confirmed_at: context.now() }]);
	});

	test("a second click on the link is a success and changes nothing, until the address has left", async () => {
		const { context, mails, deliver, pass, published, rows } = await createDesk(["webhook"]);
		await signUp(anna, context);
		await deliver();
		const token = tokenIn(mails[0]?.link ?? "");
		await confirm(token, context);
		const before = [await rows.subscribers(), await rows.consents()];
		pass(8 * day);
		expect(await confirm(token, context)).toBe(true);
		expect([await rows.subscribers(), await rows.consents()]).toEqual(before);
		await deliver();
		expect(published).toHaveLength(1);
		await unsubscribe(anna.email, context);
		expect(await confirm(token, context)).toBe(false);
	});

	test("an outdated event for the mailing service is skipped", async () => {
		const { context, mails, published, deliver, pass, setFailure } = await createDesk(["listmonk"]);
		const types = () => published.map(({ type }) => type);
		await signUp(anna, context);
		await deliver();
		setFailure("listmonk restarts");
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await deliver();
		setFailure(undefined);
		await unsubscribe(anna.email, context);
		await deliver();
		expect(types()).toEqual(["unsubscribed"]);
		pass(hour);
		await deliver();
		expect(types()).toEqual(["unsubscribed"]);
	});

	test("an erased address is removed from pending events, and a later try does not subscribe it", async () => {
		const { context, mails, published, deliver, pass, rows, setFailure } = await createDesk(["webhook"]);
		await signUp(anna, context);
		await deliver();
		setFailure("gone");
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await deliver();
		await erase(anna.email, context);
		expect((await rows.outbox()).filter(({ event }) => event?.includes('"confirmed"'))).toEqual([]);
		setFailure(undefined);
		await retryAll(context);
		pass(day);
		await deliver();
		expect(published.map(({ type }) => type)).toEqual(["erased"]);
		expect(JSON.stringify(await rows.outbox())).not.toContain(anna.email);
	});

	test("unsubscribing drops mails that are still waiting", async () => {
		const { context, mails, deliver, pass, setFailure } = await createDesk();
		await signUp(anna, context);
		setFailure("the mail server is down");
		await deliver();
		await unsubscribe(anna.email, context);
		setFailure(undefined);
		pass(hour);
		await deliver();
		expect(mails).toEqual([]);
	});

	test("one mailbox is signed up a few times an hour at most, whatever its capitals and +tags", async () => {
		const { context, pass } = await createDesk();
		const spellings = ["anna@example.com", "Anna@example.com", "anna+news@example.com", "anna+a+b@example.com"];
		const counted: boolean[] = [];
		for (const email of spellings) counted.push(await isWithinMailboxLimit(email, context));
		expect(counted).toEqual([true, true, true, false]);
		expect(await isWithinMailboxLimit("+anna@example.com", context)).toBe(true);
		expect(await isWithinMailboxLimit("otto@example.com", context)).toBe(true);
		pass(hour);
		expect(await isWithinMailboxLimit("ANNA@example.com", context)).toBe(true);
	});

	test("no token is stored, only its hash, and a link is 256 bits", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		const token = tokenIn(mails[0]?.link ?? "");
		expect(Buffer.from(token, "base64url")).toHaveLength(32);
		const everything = JSON.stringify([await rows.tokens(), await rows.outbox(), await rows.subscribers()]);
		expect(everything).not.toContain(token);
		expect(everything).not.toContain(tokenIn(mails[0]?.unsubscribe ?? ""));
	});

	test("a link expires after seven days", async () => {
		const { context, mails, deliver, pass } = await createDesk();
		await signUp(anna, context);
		await deliver();
		pass(7 * day);
		expect(await confirm(tokenIn(mails[0]?.link ?? ""), context)).toBe(false);
	});

	test("repeating a sign-up changes nothing and sends at most one mail an hour", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await Promise.all(Array.from({ length: 20 }, () => signUp(anna, context)));
		await deliver();
		pass(hour - minute);
		await signUp({ ...anna, locale: "en" }, context);
		await deliver();
		expect(mails).toHaveLength(1);
		pass(minute);
		await signUp({ ...anna, locale: "en" }, context);
		await deliver();
		expect(mails.map(({ subject }) => subject)).toEqual(["Bevestig je inschrijving", "Confirm your subscription"]);
		expect(await rows.subscribers()).toHaveLength(1);
		// Either link works.
		expect(await confirm(tokenIn(mails[0]?.link ?? ""), context)).toBe(true);
		expect(await confirm(tokenIn(mails[1]?.link ?? ""), context)).toBe(true);
	});

	test("a mail that waits is not followed by a second one", async () => {
		const { context, mails, deliver, pass, setFailure } = await createDesk();
		setFailure("down");
		for (let hours = 0; hours < 4; hours++) {
			await signUp(anna, context);
			await deliver();
			pass(hour);
		}
		setFailure(undefined);
		pass(day);
		await deliver();
		expect(mails).toHaveLength(1);
	});

	test("who is on the list already is told so, and the record of consent stays", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		const before = await rows.subscribers();
		pass(day);
		await signUp({ ...anna, page: "/" }, context);
		await deliver();
		expect(mails[1]?.subject).toBe("Je staat al op de lijst");
		const [after] = await rows.subscribers();
		expect({ ...after, last_request: null, mail_requested_at: null }).toEqual({
			...before[0],
			last_request: null,
			mail_requested_at: null,
		});
	});

	test("unsubscribing works from every mail, any number of times, and ends links that are under way", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		const leave = tokenIn(mails[0]?.unsubscribe ?? "");
		expect(await unsubscribeByLink(leave, context)).toBe(true);
		expect(await unsubscribeByLink(leave, context)).toBe(true);
		expect(await confirm(tokenIn(mails[0]?.link ?? ""), context)).toBe(false);
		expect(await rows.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
		expect(await rows.consents()).toMatchObject([{ withdrawn_at: context.now() }]);
	});

	test("a confirmation link does not unsubscribe, an unsubscribe link does not confirm, and nonsense does neither", async () => {
		const { context, mails, deliver } = await createDesk();
		await signUp(anna, context);
		await deliver();
		expect(await unsubscribeByLink(tokenIn(mails[0]?.link ?? ""), context)).toBe(false);
		expect(await confirm(tokenIn(mails[0]?.unsubscribe ?? ""), context)).toBe(false);
		for (const nonsense of [undefined, null, 1, {}, "", "x".repeat(43), "' or 1=1 --"]) {
			expect(await confirm(nonsense, context)).toBe(false);
			expect(await unsubscribeByLink(nonsense, context)).toBe(false);
		}
	});

	test("who left can come back, with a new consent", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await unsubscribe(anna.email, context);
		pass(2 * hour);
		await signUp(anna, context);
		await deliver();
		expect(mails[1]?.subject).toBe("Bevestig je inschrijving");
		expect(await rows.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
		expect(await confirm(tokenIn(mails[1]?.link ?? ""), context)).toBe(true);
		expect(await rows.subscribers()).toMatchObject([{ status: "confirmed", unsubscribed_at: null }]);
		expect((await rows.consents()).filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(1);
	});

	test("erasing leaves a hash and nothing else", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		expect(await erase(anna.email, context)).toBe(true);
		expect(await wasErased(anna.email, context)).toBe(true);
		for (const table of ["subscribers", "consents", "tokens", "outbox"] as const)
			expect(await rows[table]()).toEqual([]);
		expect(JSON.stringify(await rows.erased())).not.toContain("anna");
		// Coming back is one's own decision, and then the hash goes.
		await signUp(anna, context);
		await deliver();
		await confirm(tokenIn(mails[1]?.link ?? ""), context);
		expect(await wasErased(anna.email, context)).toBe(false);
	});

	test("erasing finds an address however it is spelled", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp({ ...anna, email: "Anna@Example.com" }, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		expect(await erase("anna@example.com", context)).toBe(true);
		expect(await rows.subscribers()).toEqual([]);
		expect(await wasErased("Anna@Example.com", context)).toBe(true);
	});

	test("unconfirmed addresses are forgotten after 30 days, confirmed ones are not", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await signUp({ ...anna, email: "bo@example.com" }, context);
		await signUp({ ...anna, email: "cas@example.com" }, context);
		await deliver();
		await unsubscribe("cas@example.com", context);
		pass(30 * day - minute);
		expect(await cleanUp(context)).toEqual({ addresses: 0 });
		pass(minute);
		expect(await cleanUp(context)).toEqual({ addresses: 2 });
		expect((await rows.subscribers()).map(({ email }) => email)).toEqual([anna.email]);
		expect(await rows.outbox()).toEqual([]);
	});

	test("failed deliveries are tried eight times with growing delay, then wait for the studio", async () => {
		const { context, mails, deliver, pass, rows, setFailure } = await createDesk();
		setFailure("421 closed for lunch");
		await signUp(anna, context);
		const waits: number[] = [];
		for (let tries = 1; tries <= 8; tries++) {
			expect(await deliver()).toBe(1);
			expect(await deliver()).toBe(0);
			const [row] = await rows.outbox();
			expect(row).toMatchObject({ tries, last_error: "421 closed for lunch" });
			waits.push(((row?.due_at ?? 0) - context.now()) / minute);
			pass(12 * hour);
		}
		expect(waits.slice(0, 7)).toEqual([1, 4, 16, 64, 256, 720, 720]);
		expect((await rows.outbox())[0]?.dead_at).not.toBeNull();
		setFailure(undefined);
		expect(await deliver()).toBe(0);
		expect(await retryAll(context)).toBe(1);
		expect(await deliver()).toBe(1);
		expect(mails).toHaveLength(1);
	});

	test("a mailbox that does not exist is given up at once", async () => {
		const { context, deliver, pass, rows, setFailure } = await createDesk();
		setFailure(new PermanentFailure("550 no such user"));
		await signUp(anna, context);
		await deliver();
		expect(await rows.outbox()).toMatchObject([{ tries: 1, dead_at: context.now(), last_error: "550 no such user" }]);
		pass(day);
		expect(await deliver()).toBe(0);
		pass(30 * day);
		await cleanUp(context);
		expect(await rows.outbox(), "after 30 days it is forgotten").toEqual([]);
	});

	test("a paused outbox takes sign-ups, sends nothing, and goes on when it is resumed", async () => {
		const { context, mails, deliver } = await createDesk();
		await pause(context.database.db);
		await signUp(anna, context);
		expect(await deliver()).toBe(0);
		await resume(context.database.db);
		expect(await deliver()).toBe(1);
		expect(mails).toHaveLength(1);
	});

	test("a delivery that a dead server had taken is taken over when its lease ends", async () => {
		const { context, mails, deliver, pass } = await createDesk();
		await signUp(anna, context);
		await context.database.db
			.updateTable("outbox")
			.set({ leased_until: context.now() + 5 * minute, tries: 1 })
			.execute();
		expect(await deliver()).toBe(0);
		pass(5 * minute);
		expect(await deliver()).toBe(1);
		expect(mails).toHaveLength(1);
	});

	test("a clock that was years ahead and is put back stops neither mails nor sign-ups nor limits", async () => {
		const { context, mails, deliver, pass, setFailure } = await createDesk();
		const years = 3 * 365 * day;
		pass(years);
		setFailure("the mail server does not answer");
		await signUp(anna, context);
		await deliver();
		expect(
			await signUpRetrySeconds({ client: "192.0.2.1", email: anna.email }, { client: 1, domain: 9, all: 9 }, context),
		).toBe(0);
		pass(-years);
		setFailure(undefined);
		expect(await deliver()).toBe(1);
		expect(mails).toHaveLength(1);
		await signUp(anna, context);
		await deliver();
		expect(mails).toHaveLength(2);
		// From here on everything has the right date again: at most one mail an hour.
		await signUp(anna, context);
		await deliver();
		expect(mails).toHaveLength(2);
		expect(
			await signUpRetrySeconds({ client: "192.0.2.1", email: anna.email }, { client: 1, domain: 9, all: 9 }, context),
		).toBe(0);
		expect(
			await signUpRetrySeconds({ client: "192.0.2.1", email: anna.email }, { client: 1, domain: 9, all: 9 }, context),
		).toBe(3600);
		expect(await confirm(tokenIn(mails[1]?.link ?? ""), context)).toBe(true);
	});

	test("a clock that jumps ahead by 40 days erases nothing that is still waiting to be mailed", async () => {
		const { context, mails, deliver, pass, rows, setFailure } = await createDesk();
		setFailure("the mail server is down");
		await signUp(anna, context);
		await deliver();
		pass(40 * day);
		expect(await cleanUp(context)).toEqual({ addresses: 0 });
		setFailure(undefined);
		await deliver();
		expect(mails).toHaveLength(1);
		pass(hour);
		expect(await cleanUp(context), "its link works for a week").toEqual({ addresses: 0 });
		expect(await rows.consents()).toHaveLength(1);
		expect(await confirm(tokenIn(mails[0]?.link ?? ""), context)).toBe(true);
	});

	test("a clock that jumps ahead forgets no confirmed address and sends nothing twice", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await signUp(anna, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		pass(10 * 365 * day);
		expect(await cleanUp(context)).toEqual({ addresses: 0 });
		expect(await deliver()).toBe(0);
		expect(await rows.subscribers()).toMatchObject([{ email: anna.email, status: "confirmed" }]);
		pass(-10 * 365 * day);
		expect(await deliver()).toBe(0);
		expect(mails).toHaveLength(1);
		const leave = tokenIn(mails[0]?.unsubscribe ?? "");
		expect(await unsubscribeByLink(leave, context)).toBe(true);
	});

	test("sign-ups of one mail domain are limited", async () => {
		const { context } = await createDesk();
		const limits = { client: 100, domain: 2, all: 100 };
		const count = (email: string) => signUpRetrySeconds({ client: email, email }, limits, context);
		expect([await count("a@one.example"), await count("b@one.example"), await count("c@one.example")]).toEqual([
			0, 0, 3600,
		]);
		expect(await count("a@two.example")).toBe(0);
	});

	test("every sign-up runs the same statements: its time tells nothing about the address", async () => {
		const { store } = await fresh();
		const { context, deliver, statements } = await createTestDesk(store);
		const run = async (change: Partial<Parameters<typeof signUp>[0]>) => {
			const before = statements().length;
			await signUp({ ...anna, ...change }, context);
			return statements().slice(before);
		};
		await run({ email: "first@example.com" });
		const asNew = await run({});
		expect(asNew.length).toBeGreaterThan(3);
		expect(await run({}), "asked again while the mail waits").toEqual(asNew);
		await deliver();
		expect(await run({}), "asked within the hour").toEqual(asNew);
		expect((await run({ mayMail: false })).length, "typed too often").toBe(asNew.length);
		await unsubscribe(anna.email, context);
		expect(await run({}), "left").toEqual(asNew);
	});

	test("limits count by client and for all, start anew each hour, and keep no address", async () => {
		const { context, pass, rows } = await createDesk();
		const limits = { client: 2, domain: 9, all: 4 };
		const count = (client: string) => signUpRetrySeconds({ client, email: anna.email }, limits, context);
		expect([await count("192.0.2.1"), await count("192.0.2.1"), await count("192.0.2.1")]).toEqual([0, 0, 3600]);
		pass(10 * minute);
		expect([await count("192.0.2.2"), await count("192.0.2.3"), await count("192.0.2.4")]).toEqual([0, 0, 3000]);
		expect(JSON.stringify(await rows.limits())).not.toContain("192.0.2");
		pass(50 * minute);
		expect(await count("192.0.2.1")).toBe(0);
		pass(2 * day);
		await cleanUp(context);
		expect(await rows.limits()).toEqual([]);
	});

	test("mailing services hear of confirmed, unsubscribed and erased addresses, and of no others", async () => {
		const { context, mails, published, deliver, pass, rows, setFailure } = await createDesk(["webhook", "listmonk"]);
		await signUp(anna, context);
		await deliver();
		await unsubscribe(anna.email, context);
		await deliver();
		expect(published).toEqual([]);
		pass(2 * hour);
		await signUp(anna, context);
		await deliver();
		setFailure("down");
		await confirm(tokenIn(mails[1]?.link ?? ""), context);
		await deliver();
		setFailure(undefined);
		pass(minute);
		await deliver();
		await unsubscribe(anna.email, context);
		await unsubscribe(anna.email, context);
		await deliver();
		await erase(anna.email, context);
		await deliver();
		const heard = published.filter(({ by }) => by === "webhook").map(({ type, email }) => `${type} ${email}`);
		expect(heard).toEqual(["confirmed", "unsubscribed", "erased"].map((type) => `${type} ${anna.email}`));
		expect(published).toHaveLength(6);
		expect(JSON.stringify(await rows.outbox())).not.toContain("anna");
	});

	test("migrations may run again, and at the same moment", async () => {
		const { store } = await fresh();
		const database = await store.open();
		await Promise.all([migrate(database), migrate(database)]);
	});
});
