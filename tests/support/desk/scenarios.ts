import { randomUUID } from "node:crypto";
import type { Context } from "../../../desk/context.ts";
import type { DeskSettings } from "../../../desk/desk.ts";
import { confirm } from "../../../desk/newsletter/confirm.ts";
import { retryAll } from "../../../desk/outbox/queue.ts";
import { createStore, type StoreSettings } from "../../../desk/store/store.ts";
import { createRandom, testSchedule } from "./controls.ts";
import { type Child, startChild } from "./desk-process.ts";
import { type Behaviour, startMailServer } from "./mail-server.ts";
import { tokenIn } from "./test-desk.ts";

const limits = { client: 1_000_000, domain: 1_000_000, all: 1_000_000 };

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const settingsFor = (store: StoreSettings, mail: MailServer): DeskSettings => ({
	...store,
	smtpUrl: mail.url,
	mailFrom: "post@kitchens.example",
	newsletterLimits: limits,
	entryLimits: limits,
});

/** Looks into the database from outside, as the studio's tool does. */
async function inspect<Result>(settings: StoreSettings, look: (context: Context) => Promise<Result>): Promise<Result> {
	const store = createStore(settings, () => {});
	try {
		return await look({
			database: await store.open(),
			now: Date.now,
			random: createRandom(),
			services: [],
			mailboxes: {},
			schedule: testSchedule,
		});
	} finally {
		await store.close();
	}
}

const countSubscribers = (settings: StoreSettings) =>
	inspect(settings, async ({ database: { db } }) => (await db.selectFrom("subscribers").select("id").execute()).length);

/**
 * Eight visitors send while the process is killed at random moments. What got no answer is sent again, as people do.
 * `send` resolves to whether it was acknowledged. Resolves to the mails once every visitor has one.
 */
async function sendWhileKilled(
	store: StoreSettings,
	{ count, kills }: { count: number; kills: number },
	send: (child: Child, number: number) => Promise<boolean>,
) {
	const mail = await startMailServer();
	const settings = settingsFor(store, mail);
	const random = createRandom("kills");
	const moments = Array.from({ length: kills }, () => random(4).readUInt32BE() % count).sort((a, b) => a - b);
	const numbers = Array.from({ length: count }, (_, number) => number);
	let child = await startChild(settings);
	let restart: Promise<void> | undefined;
	let acknowledged = 0;
	let killed = 0;

	const killWhenDue = () => {
		const next = moments[killed];
		if (next === undefined || acknowledged <= next || restart) return;
		killed += 1;
		restart = child.kill().then(async () => {
			child = await startChild(settings);
			restart = undefined;
		});
	};
	const visitor = async () => {
		for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
			for (let done = false; !done; killWhenDue()) {
				await restart;
				done = await send(child, number).catch(() => false);
				if (done) acknowledged += 1;
			}
		}
	};
	await Promise.all(Array.from({ length: 8 }, visitor));
	await restart;
	const gotMail = () => new Set(mail.received.map(({ to }) => to)).size;
	while (gotMail() < count) await mail.waitFor(mail.received.length + 1);
	await child.stop();
	await mail.close();
	return { acknowledged, killed, secondCopies: mail.received.length - gotMail(), received: mail.received };
}

const addressOf = (number: number) => `person${number}@example.com`;

export async function killScenario(store: StoreSettings, { signUps, kills }: { signUps: number; kills: number }) {
	const { received, ...counts } = await sendWhileKilled(
		store,
		{ count: signUps, kills },
		async (child, number) => (await child.signUp(addressOf(number))).status === 202,
	);
	const links = new Map(received.map(({ to, link }) => [to, link]));
	const valid = await inspect(store, async (context) => {
		let good = 0;
		for (const link of links.values()) if (await confirm(tokenIn(link || siteless), context)) good += 1;
		return good;
	});
	return { ...counts, stored: await countSubscribers(store), valid };
}

/** `killScenario` with sample orders, each with the number that the form gives it: it may be stored once only. */
export async function orderKillScenario(store: StoreSettings, { orders, kills }: { orders: number; kills: number }) {
	const submissionIds = Array.from({ length: orders }, () => randomUUID());
	const references = new Map<string, string>();
	const { received, ...counts } = await sendWhileKilled(store, { count: orders, kills }, async (child, number) => {
		const email = addressOf(number);
		const response = await child.post("/samples", { ...sampleOrder, email, submissionId: submissionIds[number] });
		if (response.status === 201) references.set(email, (await response.json()).reference);
		return response.status === 201;
	});
	const entries = await inspect(store, ({ database: { db } }) => db.selectFrom("entries").selectAll().execute());
	const kept = entries.filter(({ email, reference }) => references.get(email) === reference).length;
	return { ...counts, stored: entries.length, kept };
}

/** `killScenario` with appointments. Two visitors want each time: one gets it, the other takes one that is offered. */
export async function bookingKillScenario(
	store: StoreSettings,
	{ visitors, kills }: { visitors: number; kills: number },
) {
	const kept = new Map<number, { start: string; reference: string }>();
	const wanted = new Map<number, string>();
	const meeting = { name: "Anna", language: "en", studio: "amsterdam", type: "final-call" };
	const submissionIds = Array.from({ length: visitors }, () => randomUUID());
	const { received, ...counts } = await sendWhileKilled(store, { count: visitors, kills }, async (child, number) => {
		if (!wanted.has(number)) {
			const { times } = await (await child.get("/appointments/times?studio=amsterdam&type=final-call")).json();
			wanted.set(number, times[Math.floor(number / 2)].start);
		}
		const start = wanted.get(number) ?? "";
		const fields = { ...meeting, start, email: addressOf(number), submissionId: submissionIds[number] };
		const response = await child.post("/appointments", fields);
		const { reference, times } = await response.json();
		if (response.status === 201) kept.set(number, { start, reference });
		if (response.status === 409) wanted.set(number, times.at(-1).start);
		return response.status === 201;
	});
	const booked = await inspect(store, ({ database: { db } }) =>
		db
			.selectFrom("appointments")
			.innerJoin("entries", "entries.id", "appointments.entry_id")
			.select(["reference", "starts_at"])
			.execute(),
	);
	const times = new Map(booked.map(({ reference, starts_at }) => [reference, starts_at]));
	const found = [...kept.values()].filter(({ start, reference }) => times.get(reference) === Date.parse(start));
	return { ...counts, booked: booked.length, kept: found.length, times: new Set(times.values()).size };
}

const sampleOrder = {
	name: "Anna",
	language: "en",
	boxes: ["wood"],
	street: "Dam",
	number: "1",
	postcode: "1012 AB",
	city: "Amsterdam",
	country: "NL",
};

const siteless = "https://nowhere.example/";

/** Sign-ups while the mail server misbehaves; then it recovers. */
export async function mailFailureScenario(store: StoreSettings, trouble: Behaviour | "down", signUps: number) {
	const mail = await startMailServer();
	if (trouble === "down") await mail.close();
	else mail.setBehaviour(trouble);
	const child = await startChild(settingsFor(store, mail));
	const timeOf = async (email: string, status: number) => {
		const start = performance.now();
		const response = await child.signUp(email);
		if (response.status !== status) throw new Error(`answered ${response.status}`);
		return performance.now() - start;
	};
	const times: number[] = [];
	const bare: number[] = [];
	await child.signUp("warm.up@example.com");
	for (let number = 0; number < signUps; number++) {
		times.push(await timeOf(`person${number}@example.com`, 202));
		bare.push(await timeOf("no address", 422));
	}
	const well = trouble === "down" ? await startMailServer(mail.port) : mail;
	well.setBehaviour("well");
	await child.kill();
	// What the killed process had taken is due again at once; what failed waits, unless the studio says otherwise.
	await inspect(store, retryAll);
	const next = await startChild(settingsFor(store, well));
	await well.waitFor(signUps + 1);
	await next.stop();
	await well.close();
	const mails = new Set(well.received.map(({ to }) => to)).size;
	return {
		mails,
		bareMs: share(bare, 0.5),
		medianMs: share(times, 0.5),
		p95Ms: share(times, 0.95),
		maxMs: share(times, 1),
	};
}

/** The value below which that share of the values lies. */
function share(values: readonly number[], part: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Two servers on one PostgreSQL, and every address typed twice at the same moment. */
export async function twoServersScenario(store: StoreSettings, addresses: number) {
	const mail = await startMailServer();
	const children = await Promise.all([startChild(settingsFor(store, mail)), startChild(settingsFor(store, mail))]);
	const statuses = await Promise.all(
		children.flatMap((child: Child) =>
			Array.from(
				{ length: addresses },
				async (_, number) => (await child.signUp(`person${number}@example.com`)).status,
			),
		),
	);
	// Fewer sign-ups are a failed test, which should not wait for mails that never come.
	if (statuses.every((status) => status === 202)) await mail.waitFor(addresses);
	await Promise.all(children.map((child) => child.stop()));
	await mail.close();
	const waiting = await inspect(
		store,
		async ({ database: { db } }) =>
			(await db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute()).length,
	);
	return {
		accepted: statuses.filter((status) => status === 202).length,
		rows: await countSubscribers(store),
		mails: mail.received.length,
		recipients: new Set(mail.received.map(({ to }) => to)).size,
		waiting,
	};
}
