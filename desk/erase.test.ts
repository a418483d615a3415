import { expect, test } from "vitest";
import { onBothDatabases } from "../tests/support/desk/databases.ts";
import { anna, mailboxes, order, question, reader } from "../tests/support/desk/example-visitors.ts";
import { createTestDesk, tokenIn } from "../tests/support/desk/test-desk.ts";
import { createTestRoutes } from "../tests/support/desk/test-routes.ts";
import { day } from "./clock.ts";
import { erase, wasErased } from "./erase.ts";
import { confirm } from "./newsletter/confirm.ts";
import { signUp } from "./newsletter/sign-up.ts";
import { retryAll } from "./outbox/queue.ts";

onBothDatabases((fresh) => {
	const createDesk = async () => createTestRoutes((await fresh()).store, { mailboxes });

	test("erasing an address covers entries, their mails and the newsletter; others stay", async () => {
		const { post, context, rows } = await createDesk();
		await post("/samples", order);
		await post("/questions", { ...question, email: "ANNA@example.com" });
		await post("/questions", { ...question, email: "bo@example.com" });
		await post("/newsletter", { email: anna.email, language: "en" });
		expect(await erase(anna.email, context)).toBe(true);
		expect((await rows.entries()).map(({ email }) => email)).toEqual(["bo@example.com"]);
		expect(await rows.subscribers()).toEqual([]);
		expect(await rows.outbox()).toHaveLength(2);
	});

	test("erasing leaves a hash and nothing else", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp(reader, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		expect(await erase(reader.email, context)).toBe(true);
		expect(await wasErased(reader.email, context)).toBe(true);
		for (const table of ["subscribers", "consents", "tokens", "outbox"] as const)
			expect(await rows[table]()).toEqual([]);
		expect(JSON.stringify(await rows.erased())).not.toContain("anna");
		// Signing up again removes the hash.
		await signUp(reader, context);
		await deliver();
		await confirm(tokenIn(mails[1]?.link ?? ""), context);
		expect(await wasErased(reader.email, context)).toBe(false);
	});

	test("erasing finds an address however it is spelled", async () => {
		const { context, mails, deliver, rows } = await createDesk();
		await signUp({ ...reader, email: "Anna@Example.com" }, context);
		await deliver();
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		expect(await erase("anna@example.com", context)).toBe(true);
		expect(await rows.subscribers()).toEqual([]);
		expect(await wasErased("Anna@Example.com", context)).toBe(true);
	});

	test("an erased address is removed from pending events, and a later try does not subscribe it", async () => {
		const { context, mails, published, deliver, pass, rows, setFailure } = await createTestDesk((await fresh()).store, [
			"webhook",
		]);
		await signUp(reader, context);
		await deliver();
		setFailure("gone");
		await confirm(tokenIn(mails[0]?.link ?? ""), context);
		await deliver();
		await erase(reader.email, context);
		expect((await rows.outbox()).filter(({ event }) => event?.includes('"confirmed"'))).toEqual([]);
		setFailure(undefined);
		await retryAll(context);
		pass(day);
		await deliver();
		expect(published.map(({ type }) => type)).toEqual(["erased"]);
		expect(JSON.stringify(await rows.outbox())).not.toContain(reader.email);
	});
});
