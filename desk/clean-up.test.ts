import { expect, test } from "vitest";
import { retentionDays } from "../facts/company/retention.ts";
import { onBothDatabases } from "../tests/support/desk/databases.ts";
import { application, mailboxes, order, reader } from "../tests/support/desk/example-visitors.ts";
import { tokenIn } from "../tests/support/desk/test-desk.ts";
import { createTestRoutes } from "../tests/support/desk/test-routes.ts";
import { cleanUp } from "./clean-up.ts";
import { day, hour, minute } from "./clock.ts";
import { confirm } from "./newsletter/confirm.ts";
import { signUp } from "./newsletter/sign-up.ts";
import { unsubscribe, unsubscribeByLink } from "./newsletter/unsubscribe.ts";

onBothDatabases((fresh) => {
	const createDesk = async () => createTestRoutes((await fresh()).store, { mailboxes });

	test("entries are erased when their time is over, and not before", async () => {
		const { post, context, deliver, pass, rows } = await createDesk();
		await post("/applications", application);
		await post("/samples", order);
		await deliver();
		pass((retentionDays.application - 1) * day);
		await cleanUp(context);
		expect(await rows.entries()).toHaveLength(2);
		pass(2 * day);
		await cleanUp(context);
		expect((await rows.entries()).map(({ kind }) => kind)).toEqual(["samples"]);
	});

	test("unconfirmed addresses are forgotten after 30 days, confirmed ones are not", async () => {
		const { context, mails, deliver, pass, rows } = await createDesk();
		await signUp(reader, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await signUp({ ...reader, email: "bo@example.com" }, context);
		await signUp({ ...reader, email: "cas@example.com" }, context);
		await deliver();
		await unsubscribe("cas@example.com", context);
		pass(30 * day - minute);
		expect(await cleanUp(context)).toEqual({ addresses: 0 });
		pass(minute);
		expect(await cleanUp(context)).toEqual({ addresses: 2 });
		expect((await rows.subscribers()).map(({ email }) => email)).toEqual([reader.email]);
		expect(await rows.outbox()).toEqual([]);
	});

	test("a clock that jumps ahead by 40 days erases nothing that is still waiting to be mailed", async () => {
		const { context, mails, deliver, pass, rows, setFailure } = await createDesk();
		setFailure("the mail server is down");
		await signUp(reader, context);
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
		await signUp(reader, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		pass(10 * 365 * day);
		expect(await cleanUp(context)).toEqual({ addresses: 0 });
		expect(await deliver()).toBe(0);
		expect(await rows.subscribers()).toMatchObject([{ email: reader.email, status: "confirmed" }]);
		pass(-10 * 365 * day);
		expect(await deliver()).toBe(0);
		expect(mails).toHaveLength(1);
		const leave = tokenIn(mails[0]?.unsubscribe ?? "");
		expect(await unsubscribeByLink(leave, context)).toBe(true);
	});
});
