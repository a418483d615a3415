import { expect, test } from "vitest";
import { fill } from "../../content/fill.ts";
import { formatEuro } from "../../content/format-figure.ts";
import { readContent } from "../../content/read-content.ts";
import { retentionDays } from "../../facts/company/retention.ts";
import { vacancies } from "../../facts/company/vacancies.ts";
import { prices } from "../../facts/costs/prices.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";
import { cleanUp } from "../clean-up.ts";
import { day, hour } from "../clock.ts";
import { planDaily } from "../daily.ts";
import { erase } from "../erase.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import { retryAll } from "../outbox/queue.ts";
import { readPostcode } from "../samples/order-samples.ts";

const anna = { name: "Anna de Vries", email: "anna@example.com", language: "en" };
const order = {
	...anna,
	boxes: ["fenix", "wood"],
	street: "Prinsengracht",
	number: "12 hs",
	postcode: "1012ab",
	city: "Amsterdam",
	country: "NL",
};
const question = { ...anna, subject: "terms", question: "Which terms?\r\nAnd when?" };
const application = { ...anna, vacancy: "open", text: "I can draw.", portfolio: "https://anna.example/work" };
const mailboxes = { contact: "studio@kitchens.example", jobs: "jobs@kitchens.example" };

onBothDatabases((fresh) => {
	const createDesk = async (settings = {}) => createTestRoutes((await fresh()).store, { mailboxes, ...settings });

	test("a sample order is stored, mailed to the visitor without what was typed, and to the studio with all of it", async () => {
		const { post, deliver, mails, rows } = await createDesk();
		const answer = await post("/samples", order);
		expect(answer.status).toBe(201);
		const { reference, mails: mailed } = await answer.json();
		expect([reference, mailed]).toEqual([expect.stringMatching(/^S-[2-9A-Z]{6}$/), true]);
		const [entry] = await rows.entries();
		expect(entry).toMatchObject({ reference, kind: "samples", status: "open", email: "anna@example.com" });
		expect(JSON.parse(entry?.details ?? "")).toEqual({
			boxes: ["wood", "fenix"],
			street: "Prinsengracht",
			number: "12 hs",
			postcode: "1012 AB",
			city: "Amsterdam",
			country: "NL",
			total: 2 * prices.sampleBox,
		});
		await deliver();
		const visitor = mails.find(({ to }) => to === anna.email);
		const studio = mails.find(({ to }) => to === mailboxes.contact);
		expect(mails).toHaveLength(2);
		expect(visitor).toMatchObject({ replyTo: mailboxes.contact, unsubscribe: undefined });
		const { text, after } = readContent("desk-words", "en").mail.samples;
		for (const part of [reference, formatEuro(2 * prices.sampleBox, "en"), text, after])
			expect(visitor?.text).toContain(part);
		expect(visitor?.text).not.toMatch(/Prinsengracht|de Vries/);
		expect(studio).toMatchObject({ replyTo: anna.email });
		for (const part of [reference, "Anna de Vries", "1012 AB Amsterdam", "Fenix"]) expect(studio?.text).toContain(part);
	});

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

	test("the same request sent again is the same entry; with a change it is another", async () => {
		const { post, rows } = await createDesk();
		const request = "6f1c2a52-7d0e-4c59-9d3a-0f7f5a3c1b2d";
		const send = async (fields: object) =>
			(await (await post("/samples", { ...order, request, ...fields })).json()).reference;
		const [first, second] = await Promise.all([send({}), send({})]);
		expect(second).toBe(first);
		expect(await send({ boxes: ["melatop"] })).not.toBe(first);
		expect(await rows.entries()).toHaveLength(2);
		expect(await rows.outbox()).toHaveLength(4);
	});

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

	test("every morning the studio gets one overview, where there is something to say", async () => {
		const { post, context, deliver, mails, pass } = await createDesk();
		await planDaily(context);
		pass(19 * hour);
		await deliver();
		expect(mails, "nothing to say").toEqual([]);
		pass(2 * hour);
		const { reference } = await (await post("/questions", question)).json();
		await deliver();
		await planDaily(context);
		await planDaily(context);
		mails.length = 0;
		pass(22 * hour);
		await deliver();
		const { daily } = readContent("desk-words", "nl").mail;
		const subject = fill(daily.subject, { appointments: "0", entries: "1" });
		expect(mails).toMatchObject([{ to: mailboxes.contact, subject }]);
		expect(mails[0]?.text).toContain(reference);
	});

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

	test("what is wrong is said beside each field, in the language of the form", async () => {
		const { post, rows } = await createDesk();
		const answer = await post("/samples", {
			...order,
			name: " ",
			email: "anna@",
			boxes: [],
			postcode: "12",
			country: "NL",
		});
		expect(answer.status).toBe(422);
		const { status, fields } = await answer.json();
		expect([status, Object.keys(fields).sort()]).toEqual(["invalid", ["boxes", "email", "name"]]);
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

	test("text is stored without control characters, and any script is fine", async () => {
		const { post, rows } = await createDesk();
		const name = "Zoë \u0000\u202e Łukasz\t王";
		expect((await post("/questions", { ...question, name, question: "a\u0007b\r\nc \ud800" })).status).toBe(201);
		const [entry] = await rows.entries();
		expect(entry?.name).toBe("Zoë Łukasz 王");
		expect(JSON.parse(entry?.details ?? "").question).toBe("a b\nc \ufffd");
	});

	test("posts from other sites are refused; forms, other methods and unknown addresses get a sentence", async () => {
		const { post, ask } = await createDesk();
		expect((await post("/questions", question, { Origin: "https://evil.example" })).status).toBe(403);
		expect((await ask("/samples", { method: "POST", body: new URLSearchParams({ name: "x" }) })).status).toBe(415);
		expect((await post("/questions", { ...question, question: "x".repeat(40_000) })).status).toBe(413);
		const get = await ask("/samples", { method: "GET" });
		expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
		expect((await ask("/nothing", { method: "GET" })).status).toBe(404);
	});
});

test("postcodes of the Netherlands and Belgium, as on an envelope", () => {
	expect(readPostcode("1012ab", "NL")).toBe("1012 AB");
	expect(readPostcode("1012 AB", "NL")).toBe("1012 AB");
	for (const wrong of ["0123 AB", "1012 SS", "1012", "1012 A1", "10123 AB"])
		expect(readPostcode(wrong, "NL")).toBeUndefined();
	expect(readPostcode("2000", "BE")).toBe("2000");
	for (const wrong of ["0999", "20000", "2000 AB"]) expect(readPostcode(wrong, "BE")).toBeUndefined();
});
