import { expect, test } from "vitest";
import { formatEuro } from "../../content/format-figure.ts";
import { readPlainWords } from "../../content/read-plain-words.ts";
import { prices } from "../../facts/costs/prices.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { anna, mailboxes, order } from "../../tests/support/desk/example-visitors.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";
import { readPostcode } from "./order-samples.ts";

onBothDatabases((fresh) => {
	const createDesk = async () => createTestRoutes((await fresh()).store, { mailboxes });

	test("a sample order is stored, mailed to the visitor without what was typed, and to the studio with all of it", async () => {
		const { post, deliver, mails, rows } = await createDesk();
		const response = await post("/samples", order);
		expect(response.status).toBe(201);
		const { reference, sendsMail } = await response.json();
		expect([reference, sendsMail]).toEqual([expect.stringMatching(/^S-[2-9A-Z]{6}$/), true]);
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
		const { text, after } = readPlainWords("desk-words").en.mail.samples;
		for (const part of [reference, formatEuro(2 * prices.sampleBox, "en"), text, after])
			expect(visitor?.text).toContain(part);
		expect(visitor?.text).not.toMatch(/Prinsengracht|de Vries/);
		expect(studio).toMatchObject({ replyTo: anna.email });
		for (const part of [reference, "Anna de Vries", "1012 AB Amsterdam", "Fenix"]) expect(studio?.text).toContain(part);
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
