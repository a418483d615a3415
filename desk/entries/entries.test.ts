import { expect, test } from "vitest";
import { vacancies } from "../../facts/company/vacancies.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { anna, application, booking, mailboxes, order, question } from "../../tests/support/desk/example-visitors.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";

onBothDatabases((fresh) => {
	const createDesk = async (settings = {}) => createTestRoutes((await fresh()).store, { mailboxes, ...settings });

	test("a field that a form did not have yet when its entry was stored is left out of the studio's mail", async () => {
		const { post, deliver, mails, context } = await createDesk();
		await post("/applications", application);
		const { portfolio: _, ...before } = application;
		await context.database.db
			.updateTable("entries")
			.set({ details: JSON.stringify(before) })
			.execute();
		await deliver();
		const studio = mails.find(({ to }) => to === mailboxes.jobs);
		expect(studio?.text).toContain("I can draw.");
		expect(studio?.text).not.toMatch(/Portfolio|undefined/);
	});

	test.each([
		["/samples", order],
		["/questions", question],
		["/applications", application],
		["/appointments", booking],
	])(
		"all that %s stores is in the studio's mail; a choice that its list no longer has by its key",
		async (path, sent) => {
			const { post, deliver, mails, rows, context } = await createDesk();
			await post(path, sent);
			const [entry] = await rows.entries();
			const fields = Object.keys(JSON.parse(entry?.details ?? "{}")).filter((field) => field !== "total");
			const marked = fields.map((field) => [field, field === "boxes" ? ["the-boxes"] : `the-${field}`]);
			const details = JSON.stringify({ total: 30, ...Object.fromEntries(marked) });
			await context.database.db.updateTable("entries").set({ details }).execute();
			await deliver();
			const studio = mails.find(({ to }) => to !== anna.email);
			expect(fields.filter((field) => !studio?.text.includes(`the-${field}`))).toEqual([]);
			expect(mails).toHaveLength(2);
		},
	);

	test("a field of one line is stored as one line", async () => {
		const { post, rows } = await createDesk();
		await post("/applications", { ...application, portfolio: "https://anna.example/work\r\n" });
		expect(
			(await post("/applications", { ...application, portfolio: "https://a.example\nhttps://b.example" })).status,
		).toBe(422);
		expect((await rows.entries()).map(({ details }) => JSON.parse(details).portfolio)).toEqual([application.portfolio]);
	});

	test("questions go to the studio's mailbox, applications to the one for jobs; both can be replied to", async () => {
		const { post, deliver, mails } = await createDesk();
		expect((await post("/questions", question)).status).toBe(201);
		expect((await post("/applications", application)).status).toBe(201);
		await deliver();
		expect(mails.map(({ to }) => to).sort()).toEqual([
			...["anna@example.com", "anna@example.com", "jobs@kitchens.example", "studio@kitchens.example"],
		]);
		expect(mails.find(({ to }) => to === mailboxes.contact)?.text).toContain("Which terms?\nAnd when?");
		expect(mails.find(({ to }) => to === mailboxes.jobs)?.text).toContain("https://anna.example/work");
	});

	test("without a mailbox, entries wait in the desk and only the visitor gets a mail", async () => {
		const { post, deliver, mails, rows } = await createDesk({ mailboxes: {} });
		await post("/questions", question);
		await deliver();
		expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([[anna.email, undefined]]);
		expect(await rows.entries()).toHaveLength(1);
	});

	test("the same submission sent again is the same entry; with a change it is another", async () => {
		const { post, rows } = await createDesk();
		const submissionId = "6f1c2a52-7d0e-4c59-9d3a-0f7f5a3c1b2d";
		const send = async (fields: object) =>
			(await (await post("/samples", { ...order, submissionId, ...fields })).json()).reference;
		const [first, second] = await Promise.all([send({}), send({})]);
		expect(second).toBe(first);
		expect(await send({ boxes: ["melatop"] })).not.toBe(first);
		expect(await rows.entries()).toHaveLength(2);
		expect(await rows.outbox()).toHaveLength(4);
	});

	test("what is wrong is said beside each field, in the language of the form", async () => {
		const { post, rows } = await createDesk();
		const response = await post("/samples", {
			...order,
			name: " ",
			email: "anna@",
			boxes: [],
			postcode: "12",
			country: "NL",
		});
		expect(response.status).toBe(422);
		const { status, fields } = await response.json();
		expect([status, Object.keys(fields).sort()]).toEqual(["invalid", ["boxes", "email", "name", "postcode"]]);
		const postcode = await post("/samples", { ...order, postcode: "12" });
		expect(await postcode.json()).toMatchObject({ fields: { postcode: expect.stringContaining("1012 AB") } });
		const closed = vacancies.filter(({ open }) => !open).map(({ key }) => key);
		for (const vacancy of [...closed, "no-such-job"]) {
			expect((await post("/applications", { ...application, vacancy })).status, vacancy).toBe(422);
		}
		expect((await post("/applications", { ...application, portfolio: "javascript:alert(1)" })).status).toBe(422);
		expect((await post("/questions", { ...question, question: "x".repeat(4001) })).status).toBe(422);
		expect((await (await post("/questions", {})).json()).fields).toHaveProperty("language");
		expect(await rows.entries()).toEqual([]);
	});

	test("text is stored without control characters, and any script is fine", async () => {
		const { post, rows } = await createDesk();
		const name = "Zoë \u0000\u202e Łukasz\t王";
		expect((await post("/questions", { ...question, name, question: "a\u0007b\r\nc \ud800" })).status).toBe(201);
		const [entry] = await rows.entries();
		expect(entry?.name).toBe("Zoë Łukasz 王");
		expect(JSON.parse(entry?.details ?? "").question).toBe("a b\nc \ufffd");
	});
});
