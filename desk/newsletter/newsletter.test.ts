import { expect, test } from "vitest";
import { readPlainWords } from "../../content/read-plain-words.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { reader } from "../../tests/support/desk/example-visitors.ts";
import { createTestDesk, tokenIn } from "../../tests/support/desk/test-desk.ts";
import { day, hour, minute } from "../clock.ts";
import { erase } from "../erase.ts";
import { confirm } from "./confirm.ts";
import { wordingOf } from "./consent.ts";
import { signUp } from "./sign-up.ts";
import { unsubscribe, unsubscribeByLink } from "./unsubscribe.ts";

const { nl, en } = readPlainWords("newsletter-words");

onBothDatabases((fresh) => {
	const createDesk = async (services: readonly ("webhook" | "listmonk")[] = []) =>
		createTestDesk((await fresh()).store, services);

	test("a sign-up is kept with what was agreed to, and its mail can be confirmed once", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(reader, context);
		expect(await rows.subscribers()).toMatchObject([{ email: reader.email, status: "pending", confirmed_at: null }]);
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
		await signUp(reader, context);
		await deliver();
		const token = tokenIn(mails[0]?.link ?? "");
		await confirm(token, context);
		const before = [await rows.subscribers(), await rows.consents()];
		pass(8 * day);
		expect(await confirm(token, context)).toBe(true);
		expect([await rows.subscribers(), await rows.consents()]).toEqual(before);
		await deliver();
		expect(published).toHaveLength(1);
		await unsubscribe(reader.email, context);
		expect(await confirm(token, context)).toBe(false);
	});

	test("an outdated event for the mailing service is skipped", async () => {
		const { context, mails, published, deliver, pass, setFailure } = await createDesk(["listmonk"]);
		const types = () => published.map(({ type }) => type);
		await signUp(reader, context);
		await deliver();
		setFailure("listmonk restarts");
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await deliver();
		setFailure(undefined);
		await unsubscribe(reader.email, context);
		await deliver();
		expect(types()).toEqual(["unsubscribed"]);
		pass(hour);
		await deliver();
		expect(types()).toEqual(["unsubscribed"]);
	});

	test("unsubscribing drops mails that are still waiting", async () => {
		const { context, mails, deliver, pass, setFailure } = await createDesk();
		await signUp(reader, context);
		setFailure("the mail server is down");
		await deliver();
		await unsubscribe(reader.email, context);
		setFailure(undefined);
		pass(hour);
		await deliver();
		expect(mails).toEqual([]);
	});

	test("no token is stored, only its hash, and a link is 256 bits", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(reader, context);
		await deliver();
		const token = tokenIn(mails[0]?.link ?? "");
		expect(Buffer.from(token, "base64url")).toHaveLength(32);
		const everything = JSON.stringify([await rows.tokens(), await rows.outbox(), await rows.subscribers()]);
		expect(everything).not.toContain(token);
		expect(everything).not.toContain(tokenIn(mails[0]?.unsubscribe ?? ""));
	});

	test("a link expires after seven days", async () => {
		const { context, mails, deliver, pass } = await createDesk();
		await signUp(reader, context);
		await deliver();
		pass(7 * day);
		expect(await confirm(tokenIn(mails[0]?.link ?? ""), context)).toBe(false);
	});

	test("repeating a sign-up changes nothing and sends at most one mail an hour", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await Promise.all(Array.from({ length: 20 }, () => signUp(reader, context)));
		await deliver();
		pass(hour - minute);
		await signUp({ ...reader, locale: "en" }, context);
		await deliver();
		expect(mails).toHaveLength(1);
		pass(minute);
		await signUp({ ...reader, locale: "en" }, context);
		await deliver();
		expect(mails.map(({ subject }) => subject)).toEqual([nl.mail.confirm.subject, en.mail.confirm.subject]);
		expect(await rows.subscribers()).toHaveLength(1);
		// Either link works.
		expect(await confirm(tokenIn(mails[0]?.link ?? ""), context)).toBe(true);
		expect(await confirm(tokenIn(mails[1]?.link ?? ""), context)).toBe(true);
	});

	test("a mail that waits is not followed by a second one", async () => {
		const { context, mails, deliver, pass, setFailure } = await createDesk();
		setFailure("down");
		for (let hours = 0; hours < 4; hours++) {
			await signUp(reader, context);
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
		await signUp(reader, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		const before = await rows.subscribers();
		pass(day);
		await signUp({ ...reader, page: "/" }, context);
		await deliver();
		expect(mails[1]?.subject).toBe(nl.mail.already.subject);
		const [after] = await rows.subscribers();
		expect({ ...after, last_request: null, mail_requested_at: null }).toEqual({
			...before[0],
			last_request: null,
			mail_requested_at: null,
		});
	});

	test("unsubscribing works from every mail, any number of times, and ends links that are under way", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(reader, context);
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
		await signUp(reader, context);
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
		await signUp(reader, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await unsubscribe(reader.email, context);
		pass(2 * hour);
		await signUp(reader, context);
		await deliver();
		expect(mails[1]?.subject).toBe(nl.mail.confirm.subject);
		expect(await rows.subscribers()).toMatchObject([{ status: "unsubscribed" }]);
		expect(await confirm(tokenIn(mails[1]?.link ?? ""), context)).toBe(true);
		expect(await rows.subscribers()).toMatchObject([{ status: "confirmed", unsubscribed_at: null }]);
		expect((await rows.consents()).filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(1);
	});

	test("every sign-up runs the same statements: its time tells nothing about the address", async () => {
		const { store } = await fresh();
		const { context, deliver, statements } = await createTestDesk(store);
		const run = async (change: Partial<Parameters<typeof signUp>[0]>) => {
			const before = statements().length;
			await signUp({ ...reader, ...change }, context);
			return statements().slice(before);
		};
		await run({ email: "first@example.com" });
		const asNew = await run({});
		expect(asNew.length).toBeGreaterThan(3);
		expect(await run({}), "asked again while the mail waits").toEqual(asNew);
		await deliver();
		expect(await run({}), "asked within the hour").toEqual(asNew);
		expect((await run({ mayMail: false })).length, "typed too often").toBe(asNew.length);
		await unsubscribe(reader.email, context);
		expect(await run({}), "left").toEqual(asNew);
	});

	test("mailing services hear of confirmed, unsubscribed and erased addresses, and of no others", async () => {
		const { context, mails, published, deliver, pass, rows, setFailure } = await createDesk(["webhook", "listmonk"]);
		await signUp(reader, context);
		await deliver();
		await unsubscribe(reader.email, context);
		await deliver();
		expect(published).toEqual([]);
		pass(2 * hour);
		await signUp(reader, context);
		await deliver();
		setFailure("down");
		await confirm(tokenIn(mails[1]?.link ?? ""), context);
		await deliver();
		setFailure(undefined);
		pass(minute);
		await deliver();
		await unsubscribe(reader.email, context);
		await unsubscribe(reader.email, context);
		await deliver();
		await erase(reader.email, context);
		await deliver();
		const heard = published.filter(({ by }) => by === "webhook").map(({ type, email }) => `${type} ${email}`);
		expect(heard).toEqual(["confirmed", "unsubscribed", "erased"].map((type) => `${type} ${reader.email}`));
		expect(published).toHaveLength(6);
		expect(JSON.stringify(await rows.outbox())).not.toContain("anna");
	});
});
