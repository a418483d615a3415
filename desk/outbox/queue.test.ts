import { expect, test } from "vitest";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { mailboxes, order, reader } from "../../tests/support/desk/example-visitors.ts";
import { tokenIn } from "../../tests/support/desk/test-desk.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";
import { cleanUp } from "../clean-up.ts";
import { day, hour, minute } from "../clock.ts";
import { signUpRetrySeconds } from "../limits.ts";
import { PermanentFailure } from "../mail/mail.ts";
import { confirm } from "../newsletter/confirm.ts";
import { signUp } from "../newsletter/sign-up.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { pause, resume } from "./pause.ts";
import { retryAll } from "./queue.ts";

onBothDatabases((fresh) => {
	const createDesk = async (settings = {}) => createTestRoutes((await fresh()).store, { mailboxes, ...settings });

	test("a mail that is planned waits for its time, also when the studio retries the others", async () => {
		const { post, context, deliver, mails, pass, rows } = await createDesk({ mailboxes: {} });
		await post("/samples", order);
		const [entry] = await rows.entries();
		await context.database.db.transaction().execute((transaction) =>
			enqueueMail(transaction, context, {
				entry: entry?.id ?? "",
				mailKind: "received",
				at: context.now() + 20 * day,
			}),
		);
		await deliver();
		expect(mails).toHaveLength(1);
		await retryAll(context);
		await deliver();
		pass(20 * day - hour);
		await deliver();
		expect(mails).toHaveLength(1);
		pass(hour);
		await deliver();
		expect(mails).toHaveLength(2);
	});

	test("failed deliveries are tried eight times with growing delay, then wait for the studio", async () => {
		const { context, mails, deliver, pass, rows, setFailure } = await createDesk();
		setFailure("421 closed for lunch");
		await signUp(reader, context);
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
		await signUp(reader, context);
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
		await signUp(reader, context);
		expect(await deliver()).toBe(0);
		await resume(context.database.db);
		expect(await deliver()).toBe(1);
		expect(mails).toHaveLength(1);
	});

	test("a delivery that a dead server had taken is taken over when its lease ends", async () => {
		const { context, mails, deliver, pass } = await createDesk();
		await signUp(reader, context);
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
		await signUp(reader, context);
		await deliver();
		expect(
			await signUpRetrySeconds({ client: "192.0.2.1", email: reader.email }, { client: 1, domain: 9, all: 9 }, context),
		).toBe(0);
		pass(-years);
		setFailure(undefined);
		expect(await deliver()).toBe(1);
		expect(mails).toHaveLength(1);
		await signUp(reader, context);
		await deliver();
		expect(mails).toHaveLength(2);
		// From here on everything has the right date again: at most one mail an hour.
		await signUp(reader, context);
		await deliver();
		expect(mails).toHaveLength(2);
		expect(
			await signUpRetrySeconds({ client: "192.0.2.1", email: reader.email }, { client: 1, domain: 9, all: 9 }, context),
		).toBe(0);
		expect(
			await signUpRetrySeconds({ client: "192.0.2.1", email: reader.email }, { client: 1, domain: 9, all: 9 }, context),
		).toBe(3600);
		expect(await confirm(tokenIn(mails[1]?.link ?? ""), context)).toBe(true);
	});
});
