import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { dayAfter, dayAt, formatInstant, instantOf } from "../../facts/company/dutch-time.ts";
import { testSchedule } from "../../tests/support/desk/controls.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { startChild } from "../../tests/support/desk/desk-process.ts";
import { startMailServer } from "../../tests/support/desk/mail-server.ts";
import { hour } from "../clock.ts";
import { freeTimes } from "./free-times.ts";
import { loadCalendar } from "./load-calendar.ts";

const context = { now: Date.now, schedule: testSchedule };
const limits = { client: 1_000_000, domain: 1_000_000, all: 1_000_000 };

onBothDatabases((fresh) => {
	test("200 visitors at three servers want the same time: one gets it, with one calendar entry by mail", async () => {
		const { settings, store } = await fresh();
		const mail = await startMailServer();
		const desk = {
			...settings,
			smtpUrl: mail.url,
			mailFrom: "Kitchens <post@kitchens.example>",
			newsletterLimits: limits,
		};
		const servers = [await startChild(desk), await startChild(desk), await startChild(desk)];
		const { db } = await store.open();
		const from = dayAfter(dayAt(Date.now()), 7);
		const [time] = freeTimes(await loadCalendar(db, context, "amsterdam"), 60, Date.now(), { from });
		const start = formatInstant(time?.start ?? instantOf(from).getTime());
		const responses = await Promise.all(
			Array.from({ length: 200 }, async (_, number) => {
				const ask = () =>
					servers[number % servers.length]?.post("/appointments", {
						studio: "amsterdam",
						type: "discovery",
						start,
						name: "Anna",
						language: "en",
						email: `visitor${number}@example.com`,
					});
				let response = await ask();
				// A slow machine tells some of so many to try again.
				while (response?.status === 503) response = await ask();
				return { status: response?.status, body: await response?.json(), number };
			}),
		);
		const [winner, ...others] = responses.filter(({ status }) => status === 201);
		expect(others).toEqual([]);
		expect(responses.filter(({ status, body }) => status === 409 && body.times.length === 6)).toHaveLength(199);
		expect(await db.selectFrom("entries").select("reference").execute()).toEqual([
			{ reference: winner?.body.reference },
		]);

		await mail.waitFor(1);
		for (const server of servers) await server.stop();
		await mail.close();
		expect(mail.received.map(({ to }) => to)).toEqual([`visitor${winner?.number}@example.com`]);
		const source = mail.received[0]?.source ?? "";
		expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
		const [file = ""] = /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(source) ?? [];
		const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined);
		expect(event.startDate.toJSDate().getTime()).toBe(time?.start);
		expect(event.organizer).toBe("mailto:post@kitchens.example");
		expect(event.description).toContain("https://kitchens.example/en/appointment/manage?token");
	}, 120_000);

	test("what was acknowledged survives kill -9; sent again, it is the same appointment", async () => {
		const { settings, store } = await fresh();
		const { db } = await store.open();
		const free = freeTimes(await loadCalendar(db, context, "amsterdam"), 60, Date.now());
		const starts = free.filter(({ start }) => start % hour === 0).map(({ start }) => formatInstant(start));
		const bookings = starts.slice(0, 45).map((start, number) => ({
			studio: "amsterdam",
			type: "discovery",
			start,
			name: "Anna",
			language: "nl",
			submissionId: randomUUID(),
			email: `visitor${number}@example.com`,
		}));
		const acknowledged = new Map<string, string>();
		for (const kills of [true, true, true, false]) {
			const server = await startChild({ ...settings, newsletterLimits: limits });
			const before = acknowledged.size;
			const send = async (booking: (typeof bookings)[number]) => {
				// The server dies under some of the requests.
				const response = await server.post("/appointments", booking).catch(() => undefined);
				const body = response?.status === 201 ? await response.json().catch(() => undefined) : undefined;
				if (!body) return;
				expect(acknowledged.get(booking.email) ?? body.reference).toBe(body.reference);
				acknowledged.set(booking.email, body.reference);
				if (kills && acknowledged.size >= before + 8) await server.kill();
			};
			await Promise.all(bookings.map(send));
			await server.stop();
		}
		const stored = await db.selectFrom("entries").select(["email", "reference"]).execute();
		expect(new Map(stored.map(({ email, reference }) => [email, reference]))).toEqual(acknowledged);
		expect([stored.length, acknowledged.size]).toEqual([45, 45]);
		expect(await db.selectFrom("taken_quarters").select("entry_id").execute()).toHaveLength(45 * 4);
	}, 120_000);
});
