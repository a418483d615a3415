import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, createCalendar, createInvitation } from "./calendar-file.ts";

const meeting: CalendarEvent = {
	uid: "abc@kitchens.example",
	sequence: 0,
	start: Date.parse("2026-11-23T10:00:00+01:00"),
	end: Date.parse("2026-11-23T11:00:00+01:00"),
	isCancelled: false,
	title: "Kennismaking; koffie, thee",
	place: "Amsterdam",
	description: "Naam: Anna\nOpmerking: één lange regel ".padEnd(200, "ë"),
};
const people = {
	organizer: { name: "Kitchens", email: "post@kitchens.example" },
	attendee: { name: 'Anna "An" de Vries', email: "anna@example.com" },
};
const stamp = Date.parse("2026-11-16T09:00:00Z");

/** Read by the parser of Thunderbird. */
function read(file: string) {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
	return { method: calendar.getFirstPropertyValue("method"), events };
}

test("an invitation, its new time and its cancellation are the same meeting", () => {
	const moved = { ...meeting, sequence: 1, start: meeting.start + 86_400_000, end: meeting.end + 86_400_000 };
	const files = [meeting, moved, { ...moved, sequence: 2, isCancelled: true }].map((entry) =>
		createInvitation(entry, people, "nl", stamp),
	);
	expect(files.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
	const versions = files.map(({ content }) => {
		const { method, events } = read(content);
		expect(events).toHaveLength(1);
		const { uid, sequence, startDate, component } = events[0] ?? expect.fail();
		const start = startDate.toJSDate().toISOString();
		return [method, uid, sequence, start, component.getFirstPropertyValue("status")];
	});
	expect(versions).toEqual([
		["REQUEST", meeting.uid, 0, "2026-11-23T09:00:00.000Z", "CONFIRMED"],
		["REQUEST", meeting.uid, 1, "2026-11-24T09:00:00.000Z", "CONFIRMED"],
		["CANCEL", meeting.uid, 2, "2026-11-24T09:00:00.000Z", "CANCELLED"],
	]);
});

test("a calendar shows what was written, whatever characters it has", () => {
	const [event] = read(createInvitation(meeting, people, "nl", stamp).content).events;
	expect(event).toMatchObject({ summary: meeting.title, location: "Amsterdam", description: meeting.description });
	expect(event?.organizer).toBe("mailto:post@kitchens.example");
	expect(event?.attendees[0]?.getParameter("cn")).toBe(people.attendee.name);
	expect(event?.attendees[0]?.getParameter("partstat")).toBe("ACCEPTED");
});

test("typed text cannot add lines of its own", () => {
	const evil = "x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:other\nATTENDEE:mailto:victim@example.com";
	const { content } = createInvitation(
		{ ...meeting, description: evil, title: evil },
		{ ...people, attendee: { name: evil, email: "anna@example.com" } },
		"en",
		stamp,
	);
	const { events } = read(content);
	expect(events.map(({ uid, attendees }) => [uid, attendees.length])).toEqual([[meeting.uid, 1]]);
});

test("a feed holds many meetings, with lines that are not too long and end as they should", () => {
	const file = createCalendar([meeting, { ...meeting, uid: "def@kitchens.example" }], "nl", stamp, "Afspraken");
	expect(read(file)).toMatchObject({
		method: "PUBLISH",
		events: [{ uid: meeting.uid }, { uid: "def@kitchens.example" }],
	});
	expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(read(createCalendar([], "en", stamp, "Appointments")).events).toEqual([]);
});
