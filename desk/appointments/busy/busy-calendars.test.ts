import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { createClock, createRandom, testSchedule } from "../../../tests/support/desk/controls.ts";
import { hour } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { createStore, type Store } from "../../store/store.ts";
import { refreshBusyTimes } from "./busy-calendars.ts";
import { loadBusyTimes } from "./stored-busy-times.ts";

const folder = mkdtempSync(join(tmpdir(), "busy-calendars-"));
const stores: Store[] = [];
const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
	for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
	for (const store of stores) await store.close();
	rmSync(folder, { recursive: true });
});

async function createContext(): Promise<{ context: Context; pass: (ms: number) => void }> {
	const store = createStore({ dataFolder: folder }, () => {});
	stores.push(store);
	const clock = createClock();
	const context = {
		database: await store.open(),
		now: clock.now,
		random: createRandom(),
		services: [],
		mailboxes: {},
		schedule: testSchedule,
	};
	return { context, pass: clock.pass };
}

/** A real web server for the studio's calendar. */
async function serve(respond: RequestListener): Promise<string> {
	const server = createServer(respond);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	servers.push({
		close: () =>
			new Promise((done) => {
				server.closeAllConnections();
				server.close(() => done());
			}),
	});
	const address = server.address();
	return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}/secret-part/basic.ics`;
}

const calendarAt = (instant: number) => {
	const time = new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
	return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${time}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
};

function createLog() {
	const lines: { about: object; message: string }[] = [];
	const note = (about: object, message: string) => void lines.push({ about, message });
	return { lines, log: { info: note, warn: note, error: note } };
}

test("the last good copy stays in force while the calendar cannot be read, also after a restart", async () => {
	const { context, pass } = await createContext();
	const { lines, log } = createLog();
	const event = Math.floor(context.now() / 1000) * 1000 + 48 * hour;
	let respond: RequestListener = (_, response) => response.end(calendarAt(event));
	const amsterdam = await serve((request, response) => respond(request, response));
	const busy = async (one = context) => (await loadBusyTimes(one.database.db, "amsterdam"))?.spans;

	await refreshBusyTimes({ amsterdam }, context, log);
	const good = [{ start: event, end: event + hour }];
	expect([await busy(), lines]).toEqual([good, []]);

	const failures: RequestListener[] = [
		(_, response) => response.writeHead(500).end(),
		(_, response) => response.end("<html>Sign in</html>"),
		(_, response) => response.end("x".repeat(6_000_000)),
		(request) => request.socket.destroy(),
	];
	for (const failure of failures) {
		respond = failure;
		pass(hour);
		await refreshBusyTimes({ amsterdam }, context, log);
		expect(await busy()).toEqual(good);
	}
	expect(lines).toHaveLength(failures.length);
	for (const line of lines) expect(line.message).toContain("the last copy stays in force");
	expect(JSON.stringify(lines), "the address is a secret").not.toContain("secret-part");
	const { context: restarted } = await createContext();
	expect(await busy(restarted)).toEqual(good);

	respond = (_, response) => response.end(calendarAt(event + hour));
	await refreshBusyTimes({ amsterdam }, context, log);
	expect(await busy()).toEqual([{ start: event + hour, end: event + 2 * hour }]);

	await refreshBusyTimes({}, context, log);
	expect(await busy(), "a calendar that is not configured any more").toBeUndefined();
}, 60_000);
