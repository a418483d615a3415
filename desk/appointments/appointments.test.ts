import ICAL from "ical.js";
import { expect, test } from "vitest";
import { fill } from "../../content/fill.ts";
import { readPlainWords } from "../../content/read-plain-words.ts";
import { onBothDatabases } from "../../tests/support/desk/databases.ts";
import { tokenIn } from "../../tests/support/desk/test-desk.ts";
import { createTestRoutes } from "../../tests/support/desk/test-routes.ts";
import { day, hour } from "../clock.ts";
import { cancelEntry } from "../entries/cancel-entry.ts";
import type { Mail } from "../mail/mail.ts";

// The test desk's clock stands on Sunday 15 November 2026, 13:00 in Amsterdam.
const wednesday = "2026-11-18T10:00:00+01:00";
const thursday = "2026-11-19T18:00:00+01:00";
const anna = {
	studio: "amsterdam",
	type: "discovery",
	start: wednesday,
	name: "Anna de Vries",
	email: "anna@example.com",
	phone: "020 123 45 67",
	note: "Met de hond",
	mix: "1abc_def",
	language: "nl",
};
const secret = "a secret of the studio, long enough";

const words = readPlainWords("appointment-mails").nl;
const meeting = readPlainWords("appointment").nl.kinds.discovery.name;

/** The meeting that a mail's calendar file is about, read by the parser of Thunderbird. */
function meetingIn(mail: Mail | undefined) {
	const event = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? "")).getFirstSubcomponent("vevent");
	const { uid, sequence, startDate, description } = new ICAL.Event(event ?? undefined);
	return { method: mail?.calendar?.method, uid, sequence, start: startDate.toJSDate().toISOString(), description };
}

onBothDatabases((fresh) => {
	const open = async () => {
		const desk = await createTestRoutes((await fresh()).store, {
			mailboxes: { contact: "studio@example.com" },
			calendarSecret: secret,
		});
		const book = async (fields: object = {}) => {
			const response = await desk.post("/appointments", { ...anna, ...fields });
			return { ...(await response.json()), status: response.status };
		};
		const times = async (query = "studio=amsterdam&type=discovery&from=2026-11-18&days=1") => {
			const response = await desk.ask(`/appointments/times?${query}`, {});
			return { ...(await response.json()), status: response.status };
		};
		const isFree = async (start = wednesday) =>
			(await times(`studio=amsterdam&type=discovery&from=${start.slice(0, 10)}&days=1`)).times.some(
				(time: { start: string }) => time.start === start,
			);
		return { ...desk, book, times, isFree };
	};

	test("the studio's mail leaves out what an older entry does not have", async () => {
		const { book, deliver, mails, context } = await open();
		await book();
		await context.database.db
			.updateTable("entries")
			.set({ details: JSON.stringify({ note: "Met de hond" }) })
			.execute();
		await deliver();
		const studio = mails.find(({ to }) => to === "studio@example.com");
		expect(studio?.text).toContain("Met de hond");
		expect(studio?.text).not.toContain(`\n${readPlainWords("desk-words").nl.mail.labels.phone}: `);
		expect(studio?.text).not.toContain("undefined");
	});

	test("booked: a reference, a link, and the time is gone", async () => {
		const { book, times, isFree, forms } = await open();
		expect((await times()).times[0]).toEqual({ start: wednesday, minutes: 60 });
		const booked = await book();
		expect(booked).toEqual({
			status: 201,
			reference: expect.stringMatching(/^A-[2-9A-Z]{6}$/),
			manage: expect.stringContaining("https://kitchens.example/afspraak/beheren?token="),
			sendsMail: true,
		});
		expect(await isFree()).toBe(false);
		expect(await forms.appointment(tokenIn(booked.manage))).toEqual({
			ok: true,
			reference: booked.reference,
			studio: "amsterdam",
			type: "discovery",
			start: wednesday,
			minutes: 60,
			status: "open",
			name: "Anna de Vries",
			mix: "1abc_def",
		});
		const refused = await book({ email: "bo@example.com" });
		expect(refused).toMatchObject({ status: 409, message: expect.any(String) });
		expect(refused.times.map(({ start }: { start: string }) => start.slice(5, 16))).toEqual([
			...["11-18T11:00", "11-18T11:30", "11-18T12:00", "11-18T12:30", "11-18T13:00", "11-18T13:30"],
		]);
		expect(await book({ studio: "rotterdam", email: "bo@example.com" })).toMatchObject({ status: 201 });
	});

	test("the mail of a booking brings the meeting into the calendar; the studio gets a notice", async () => {
		const { book, deliver, mails } = await open();
		const { reference } = await book();
		await deliver();
		const [toAnna, toStudio] = ["anna@example.com", "studio@example.com"].map((to) =>
			mails.find((one) => one.to === to),
		);
		expect(meetingIn(toAnna)).toMatchObject({ method: "REQUEST", sequence: 0, start: "2026-11-18T09:00:00.000Z" });
		const values = { reference, meeting, day: "woensdag 18 november 2026", from: "10:00", to: "11:00" };
		expect(toAnna?.subject).toBe(fill(words.received.subject, values));
		expect(toAnna?.html).toContain(fill(words.received.preview, values));
		expect(toAnna?.text).toContain(fill(words.time, values));
		for (const typed of ["de Vries", "hond"])
			expect(`${toAnna?.text}${toAnna?.calendar?.content}`).not.toContain(typed);
		expect([toAnna?.replyTo, toStudio?.replyTo]).toEqual(["studio@example.com", "anna@example.com"]);
		for (const fact of [reference, "Anna de Vries", "020 123 45 67", "Met de hond", "mixer?mix=1abc_def"]) {
			expect(toStudio?.text).toContain(fact);
		}
	});

	test("moved and cancelled by the link in the mail: the calendar follows, and the time is free again", async () => {
		const { book, deliver, mails, forms, isFree } = await open();
		await book();
		await deliver();
		const token = tokenIn(mails.find(({ to }) => to === anna.email)?.link ?? "");
		const first = meetingIn(mails.find(({ to }) => to === anna.email));
		expect(first.description).toContain(token);
		expect(await forms.move(token, thursday)).toMatchObject({ ok: true });
		expect(await forms.move(token, thursday), "sent twice").toMatchObject({ ok: true });
		expect([await isFree(wednesday), await isFree(thursday)]).toEqual([true, false]);
		mails.length = 0;
		await deliver();
		expect(mails.map(({ to }) => to).sort()).toEqual(["anna@example.com", "studio@example.com"]);
		const moved = meetingIn(mails.find(({ to }) => to === anna.email));
		expect(moved).toMatchObject({ method: "REQUEST", uid: first.uid, sequence: 1, start: "2026-11-19T17:00:00.000Z" });

		expect(await forms.cancel(token)).toMatchObject({ ok: true });
		expect(await forms.cancel(token), "sent twice").toMatchObject({ ok: true });
		expect(await isFree(thursday)).toBe(true);
		expect(await forms.move(token, wednesday)).toMatchObject({ ok: false, status: 410, message: "appointmentOver" });
		mails.length = 0;
		await deliver();
		expect(mails).toHaveLength(2);
		expect(meetingIn(mails.find(({ to }) => to === anna.email))).toMatchObject({
			method: "CANCEL",
			uid: first.uid,
			sequence: 2,
		});
	});

	test("an appointment may move to a time that overlaps its old one, not one of somebody else", async () => {
		const { book, forms } = await open();
		const { manage } = await book();
		await book({ email: "bo@example.com", start: "2026-11-18T12:00:00+01:00" });
		expect(await forms.move(tokenIn(manage), "2026-11-18T10:30:00+01:00")).toMatchObject({ ok: true });
		const refused = await forms.move(tokenIn(manage), "2026-11-18T11:30:00+01:00");
		expect(refused).toMatchObject({ ok: false, status: 409, message: "timeTaken" });
		expect(await forms.appointment(tokenIn(manage))).toMatchObject({ start: "2026-11-18T10:30:00+01:00" });
	});

	test("a reminder a day before, for the time that it has now, and none for what is cancelled", async () => {
		const { book, deliver, mails, forms, pass } = await open();
		const { manage } = await book();
		await book({ email: "bo@example.com", start: "2026-11-18T12:00:00+01:00" });
		await forms.move(tokenIn(manage), thursday);
		await deliver();
		const reminders = async (ms: number) => {
			mails.length = 0;
			pass(ms);
			await deliver();
			return mails.map(({ to }) => to);
		};
		// To Tuesday 11:59, 12:00, then Wednesday 18:00.
		expect(await reminders(2 * day - hour - 60_000)).toEqual([]);
		expect(await reminders(60_000)).toEqual(["bo@example.com"]);
		expect(await reminders(30 * hour)).toEqual(["anna@example.com"]);
		expect(mails[0]?.calendar).toBeUndefined();
		expect(mails[0]?.text, "it says what to bring").toContain(readPlainWords("appointment").nl.kinds.discovery.bring);
		expect(await reminders(5 * day)).toEqual([]);
	});

	test("the same submission finds the same appointment; two appointments for an address and no more", async () => {
		const { book, rows } = await open();
		const submissionId = "7b1f0f5e-6c8e-4c62-9d3c-0f3c3f5f7a11";
		const [once, twice] = [await book({ submissionId }), await book({ submissionId })];
		expect([once.status, twice.status, twice.reference]).toEqual([201, 201, once.reference]);
		expect(await book({ start: thursday, email: "Anna@example.com" })).toMatchObject({ status: 201 });
		const third = await book({ start: "2026-11-20T10:00:00+01:00" });
		expect(third).toMatchObject({ status: 422, fields: { email: expect.any(String) } });
		expect(await rows.entries()).toHaveLength(2);
	});

	test("wrong fields are named; nothing is stored", async () => {
		const { book, times, rows } = await open();
		const wrong = { studio: "utrecht", type: "lunch", start: "tomorrow", name: "", email: "anna@", phone: "call me" };
		const { status, fields } = await book(wrong);
		expect([status, Object.keys(fields).sort()]).toEqual([422, Object.keys(wrong).sort()]);
		for (const start of ["2026-11-15T16:00:00+01:00", "2026-11-18T10:07:00+01:00", "2026-11-21T10:00:00+01:00"]) {
			expect((await book({ start })).status, start).toBe(409);
		}
		expect(await rows.entries()).toEqual([]);
		expect(await times("studio=utrecht&type=lunch")).toMatchObject({ status: 422 });
		expect(await times("studio=rotterdam&type=design&from=2026-02-31")).toMatchObject({ status: 422 });
	});

	test("the studio cancels, keeps times free, and subscribes to its own calendar", async () => {
		const { book, ask, context, rows, isFree } = await open();
		await book();
		await book({ email: "bo@example.com", start: thursday, name: "Bo; evil\r\nEND:VEVENT" });
		const feed = async (studio: string, given = secret) => {
			const response = await ask(`/appointments/feed/${studio}.ics?secret=${encodeURIComponent(given)}`, {});
			return { status: response.status, text: await response.text() };
		};
		const events = async (studio: string) =>
			new ICAL.Component(ICAL.parse((await feed(studio)).text))
				.getAllSubcomponents("vevent")
				.map((event) => new ICAL.Event(event).summary);
		expect(await events("amsterdam")).toEqual(
			[anna.name, "Bo; evil END:VEVENT"].map((name) => fill(words.calendar.visitor, { meeting, name })),
		);
		expect(await events("rotterdam")).toEqual([]);
		expect([(await feed("amsterdam", "wrong")).status, (await feed("utrecht")).status]).toEqual([404, 404]);

		const [entry] = (await rows.entries()).filter(({ email }) => email === anna.email);
		const { db } = context.database;
		expect(await db.transaction().execute((open) => cancelEntry(open, context, entry?.id ?? ""))).toBe(true);
		expect(await events("amsterdam")).toHaveLength(1);
		expect(await isFree()).toBe(true);
		const block = {
			id: "b",
			studio: "amsterdam",
			starts_at: Date.parse(wednesday),
			ends_at: Date.parse(wednesday) + 1,
		};
		await db
			.insertInto("blocks")
			.values({ ...block, studio: "amsterdam" })
			.execute();
		expect(await isFree()).toBe(false);
	});

	test("once its time has come an appointment is over", async () => {
		const { book, forms, pass } = await open();
		const token = tokenIn((await book()).manage);
		expect(await forms.appointment(token)).toMatchObject({ status: "open" });
		pass(4 * day);
		expect(await forms.appointment(token)).toMatchObject({ status: "over" });
		expect(await forms.cancel(token)).toMatchObject({ ok: false, status: 410, message: "appointmentOver" });
	});

	test("the file to download holds the meeting and its link; unknown links hold nothing", async () => {
		const { book, ask, forms } = await open();
		const token = tokenIn((await book()).manage);
		const response = await ask(`/appointments/calendar.ics?token=${token}`, {});
		expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
		const file = new ICAL.Component(ICAL.parse(await response.text()));
		expect(file.getFirstPropertyValue("method")).toBe("PUBLISH");
		expect(new ICAL.Event(file.getFirstSubcomponent("vevent") ?? undefined).description).toContain(token);
		const unknown = "x".repeat(43);
		expect((await ask(`/appointments/calendar.ics?token=${unknown}`, {})).status).toBe(404);
		expect(await forms.appointment(unknown)).toMatchObject({ ok: false, status: 410 });
		expect(await forms.cancel(unknown)).toMatchObject({ ok: false, status: 410 });
	});
});

test("without a secret there is no feed", async () => {
	const { matchesSecret } = await import("./feed.ts");
	expect([
		matchesSecret("", undefined),
		matchesSecret(undefined, undefined),
		matchesSecret("x", "x"),
		matchesSecret("y", "x"),
	]).toEqual([...[false, false, true, false]]);
});
