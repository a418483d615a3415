import { sql } from "kysely";
import { countSignUp } from "../newsletter/limits.ts";
import { openContext } from "../newsletter/newsletter.ts";
import { signUp } from "../newsletter/sign-up.ts";
import { createStore, type StoreSettings } from "../newsletter/store/store.ts";

export type Throughput = { signUps: number; inserts: number; ratio: number };

/** Sign-ups a second, beside single inserts a second into a bare table of the same database, both durable. */
export async function measureThroughput(settings: StoreSettings, count: number, atOnce: number): Promise<Throughput> {
	const store = createStore(settings, () => {});
	try {
		const context = await openContext(store, []);
		const { db } = context.database;
		const limits = { client: count + 1, all: count + 1 };
		await sql`create table bare (id text primary key, email text not null, created_at bigint not null)`.execute(db);
		const inserts = await rate(count, atOnce, (number) =>
			sql`insert into bare values (${String(number)}, ${`bare${number}@example.com`}, ${Date.now()})`.execute(db),
		);
		const signUps = await rate(count, atOnce, async (number) => {
			await countSignUp("bench", limits, context);
			await signUp({ email: `person${number}@example.com`, locale: "nl", page: "/" }, context);
		});
		return { signUps, inserts, ratio: signUps / inserts };
	} finally {
		await store.close();
	}
}

async function rate(count: number, atOnce: number, work: (number: number) => Promise<unknown>): Promise<number> {
	let next = 0;
	const start = performance.now();
	const one = async () => {
		for (let number = next++; number < count; number = next++) await work(number);
	};
	await Promise.all(Array.from({ length: atOnce }, one));
	return count / ((performance.now() - start) / 1000);
}
