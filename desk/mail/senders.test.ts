import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { decodeQuotedPrintable } from "../../tests/support/decode-quoted-printable.ts";
import { deniedAddress, slowMs, startMailServer, unknownAddress } from "../../tests/support/desk/mail-server.ts";
import { newsletterMail } from "../newsletter/newsletter-mail.ts";
import { createEmlSender } from "./eml.ts";
import { eraseMailFiles } from "./erase-mail-files.ts";
import { composeMail } from "./letter.ts";
import { PermanentFailure } from "./mail.ts";
import { createSmtpSender } from "./smtp.ts";

const folder = mkdtempSync(join(tmpdir(), "mails-"));
afterAll(() => rmSync(folder, { recursive: true }));

const order = {
	id: "abc",
	to: "josé@xn--kche-0ra.example",
	kind: "confirm",
	tokens: { confirm: "c".repeat(43), unsubscribe: "u".repeat(43) },
	siteUrl: "https://kitchens.example",
	apiBaseUrl: "/api",
	date: Date.UTC(2026, 10, 15),
} as const;

test("a mail says the same in text and HTML, in its own language", () => {
	const mail = newsletterMail({ ...order, locale: "nl" });
	const { confirm } = readContent("newsletter-words", "nl").mail;
	const link = `https://kitchens.example/nieuwsbrief/bevestigen?token=${"c".repeat(43)}`;
	const leave = `https://kitchens.example/nieuwsbrief/afmelden?token=${"u".repeat(43)}`;
	for (const body of [mail.text, mail.html]) {
		expect(body).toContain(confirm.heading);
		expect(body).not.toContain("{newsletter");
		expect(body).toContain(link);
		expect(body).toContain(leave);
		expect(body).not.toContain("josé");
	}
	expect(newsletterMail({ ...order, locale: "en" }).html).toContain('lang="en"');
	expect(mail.html).not.toMatch(/<script|<img|https?:\/\/(?!kitchens\.example|www\.w3\.org)/);
});

test("SMTP: the mail arrives with one-click unsubscribing, at an internationalised address too", async () => {
	const server = await startMailServer();
	const sender = createSmtpSender(server.url, "No More Boring Kitchens <post@kitchens.example>");
	await sender.send(newsletterMail({ ...order, locale: "en" }));
	await server.close();
	const [mail] = server.received;
	expect(mail?.to).toBe("josé@küche.example");
	expect(mail?.link).toBe(`https://kitchens.example/en/newsletter/confirm?token=${"c".repeat(43)}`);
	expect(mail?.source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
	expect(mail?.unsubscribe).toBe(
		`https://kitchens.example/api/newsletter/unsubscribe?locale=en&token=${"u".repeat(43)}`,
	);
	expect(mail?.source).toContain("Message-ID: <abc@kitchens.example>\r\n");
	expect(mail?.source).toContain("From: No More Boring Kitchens <post@kitchens.example>\r\n");
});

test.each(["refusing", "dropping"] as const)("SMTP: a server that is %s means another try", async (mood) => {
	const server = await startMailServer();
	server.setBehaviour(mood);
	const sender = createSmtpSender(server.url, "post@kitchens.example");
	await expect(sender.send(newsletterMail({ ...order, locale: "en" }))).rejects.toThrow();
	server.setBehaviour("well");
	await sender.send(newsletterMail({ ...order, locale: "en" }));
	await server.close();
	expect(server.received).toHaveLength(1);
	await expect(sender.send(newsletterMail({ ...order, locale: "en" }))).rejects.toThrow();
});

test("SMTP: a server that hangs before it takes the content fails soon, one that has it may take its time", async () => {
	const server = await startMailServer();
	const timeouts = { envelopeMs: slowMs / 2, contentMs: 60_000 };
	const sender = createSmtpSender(server.url, "post@kitchens.example", timeouts);
	server.setBehaviour("silent");
	await expect(sender.send(newsletterMail({ ...order, locale: "en" }))).rejects.toThrow("took too long");
	server.setBehaviour("slow");
	await sender.send(newsletterMail({ ...order, locale: "en" }));
	await server.close();
	expect(server.received).toHaveLength(1);
});

test("SMTP: a recipient that does not exist is a permanent failure; a busy server or one that refuses us is not", async () => {
	const server = await startMailServer();
	const sender = createSmtpSender(server.url, "post@kitchens.example");
	const send = (to: string) => sender.send(newsletterMail({ ...order, to, locale: "en" }));
	await expect(send(unknownAddress)).rejects.toBeInstanceOf(PermanentFailure);
	await expect(send(deniedAddress)).rejects.not.toBeInstanceOf(PermanentFailure);
	server.setBehaviour("refusing");
	await expect(send("anna@example.com")).rejects.not.toBeInstanceOf(PermanentFailure);
	await server.close();
});

test("SMTP: a mail of the desk can be replied to, brings its calendar file and nothing of the newsletter", async () => {
	const server = await startMailServer();
	const letter = {
		locale: "en",
		subject: "Booked",
		preview: "Booked",
		heading: "Booked",
		text: ["See you."],
		footer: "Bye.",
		rows: [["Question", "<script>alert(1)</script>\nand more"]],
	} as const;
	const envelope = { id: "abc", to: "anna@example.com", replyTo: "studio@kitchens.example", date: 0 };
	const calendar = { method: "REQUEST", content: "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n" } as const;
	const mail = composeMail(letter, { ...envelope, siteUrl: "https://kitchens.example", calendar });
	expect(mail.html).not.toContain("<script>");
	await createSmtpSender(server.url, "post@kitchens.example").send(mail);
	const { source = "" } = server.received[0] ?? {};
	expect(source).toMatch(/^Reply-To: studio@kitchens\.example\r$/m);
	expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
	expect(source).not.toContain("List-Unsubscribe");
	await server.close();
});

test("one-click unsubscribing follows the address of the API", () => {
	const unsubscribeAt = (apiBaseUrl: string) =>
		newsletterMail({ ...order, apiBaseUrl, locale: "en" }).unsubscribe?.split("?")[0];
	expect(unsubscribeAt("/backend")).toBe("https://kitchens.example/backend/newsletter/unsubscribe");
	expect(unsubscribeAt("https://api.example/v1")).toBe("https://api.example/v1/newsletter/unsubscribe");
});

test("without a mail server a mail is a file, and a second try replaces the first", async () => {
	const dataFolder = join(folder, "data");
	const outbox = join(dataFolder, "outbox");
	const links: (string | undefined)[] = [];
	const sender = createEmlSender(outbox, "post@kitchens.example", ({ link }) => links.push(link));
	const mail = newsletterMail({ ...order, locale: "nl" });
	await sender.send(mail);
	await sender.send(mail);
	expect(readdirSync(outbox)).toEqual(["abc.eml"]);
	expect(decodeQuotedPrintable(readFileSync(join(outbox, "abc.eml"), "latin1"))).toContain(mail.link);
	expect(links).toEqual([mail.link, mail.link]);
	await eraseMailFiles(dataFolder, order.to.slice(1));
	expect(readdirSync(outbox), "an address that ends like another is not that one").toEqual(["abc.eml"]);
	await eraseMailFiles(dataFolder, order.to);
	expect(readdirSync(outbox)).toEqual([]);
});
