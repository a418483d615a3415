import { expect, test } from "vitest";
import { onBothDatabases } from "../tests/support/desk/databases.ts";
import { mailboxes, order, question, reader } from "../tests/support/desk/example-visitors.ts";
import { createTestRoutes } from "../tests/support/desk/test-routes.ts";
import { cleanUp } from "./clean-up.ts";
import { day, hour, minute } from "./clock.ts";
import { isWithinMailboxLimit, signUpRetrySeconds } from "./limits.ts";

onBothDatabases((fresh) => {
	const createDesk = async (settings = {}) => createTestRoutes((await fresh()).store, { mailboxes, ...settings });

	test("limits: per client, per mailbox and for all; the hidden field gets the usual answer and nothing else", async () => {
		const { post, pass, rows } = await createDesk({ entryLimits: { client: 2, all: 4 } });
		const send = (client: string, email: string) =>
			post("/questions", { ...question, email }, { "X-Test-Client": client });
		const statuses = async (sent: (Response | Promise<Response>)[]) =>
			(await Promise.all(sent)).map(({ status }) => status);
		expect(await statuses([send("a", "1@example.com"), send("a", "2@example.com")])).toEqual([201, 201]);
		const refused = await send("a", "3@example.com");
		expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
		expect(await statuses([send("b", "4@example.com"), send("c", "5@example.com")])).toEqual([201, 201]);
		expect((await send("d", "6@example.com")).status).toBe(429);
		pass(hour);
		const trap = await post("/samples", { ...order, website: "https://spam.example" });
		expect([trap.status, (await trap.json()).reference]).toEqual([201, expect.stringMatching(/^S-/)]);
		expect(await rows.entries()).toHaveLength(4);
	});

	test("one mailbox is not flooded, whatever its capitals and +tags", async () => {
		const { post } = await createDesk();
		const send = async (email: string) => (await post("/questions", { ...question, email })).status;
		for (const tag of ["", "+1", "+2", "+3", "+4", "+5"]) expect(await send(`anna${tag}@example.com`)).toBe(201);
		expect(await send("ANNA@example.com")).toBe(429);
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

	test("sign-ups of one mail domain are limited", async () => {
		const { context } = await createDesk();
		const limits = { client: 100, domain: 2, all: 100 };
		const count = (email: string) => signUpRetrySeconds({ client: email, email }, limits, context);
		expect([await count("a@one.example"), await count("b@one.example"), await count("c@one.example")]).toEqual([
			0, 0, 3600,
		]);
		expect(await count("a@two.example")).toBe(0);
	});

	test("limits count by client and for all, start anew each hour, and keep no address", async () => {
		const { context, pass, rows } = await createDesk();
		const limits = { client: 2, domain: 9, all: 4 };
		const count = (client: string) => signUpRetrySeconds({ client, email: reader.email }, limits, context);
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
});
