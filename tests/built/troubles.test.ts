import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import nl from "../../content/nl/newsletter-words.ts";
import { failToStart, type RealServer, startRealServer } from "../real-server.ts";
import { buildFolder } from "./built-site.ts";
import { expectSafe } from "./fault-expectations.ts";

const folder = mkdtempSync(join(tmpdir(), "troubles-"));
let running: RealServer | undefined;
afterEach(async () => {
	await running?.stop();
	running = undefined;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const patience = 60_000;

async function start(settings: Record<string, string>, before?: string): Promise<RealServer> {
	running = await startRealServer(buildFolder, { DATA_DIR: join(folder, "data"), ...settings }, before);
	return running;
}

const page = "GET /faq HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

function signUp(email: string): string {
	const body = JSON.stringify({ email, locale: "nl" });
	const head = ["POST /api/newsletter HTTP/1.1", "Host: x", "Content-Type: application/json", "Connection: close"];
	return `${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** The newsletter cannot keep anything: it says so with a sentence, and everything else goes on. */
async function expectUnavailable(server: RealServer): Promise<void> {
	const refused = expectSafe(await server.raw(signUp("anna@example.com")));
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
	expect(refused.body).toContain(nl.answers.unavailable);
	expect(expectSafe(await server.raw(page)).status).toBe(200);
}

test(
	"a folder for data that cannot be written to",
	async () => {
		// Root may write wherever it likes, except where nobody can.
		const readOnly = process.getuid?.() === 0 ? "/sys/kernel" : join(folder, "read-only");
		if (process.getuid?.() !== 0) {
			mkdirSync(readOnly);
			chmodSync(readOnly, 0o555);
		}
		await expectUnavailable(await start({ DATA_DIR: readOnly }));
	},
	patience,
);

test(
	"a file where the folder for data should be",
	async () => {
		const file = join(folder, "file");
		writeFileSync(file, "");
		await expectUnavailable(await start({ DATA_DIR: file }));
	},
	patience,
);

test(
	"a list that is no list",
	async () => {
		const data = join(folder, "damaged");
		mkdirSync(data);
		writeFileSync(join(data, "newsletter.sqlite"), "this is no database, however long one looks at it. ".repeat(100));
		await expectUnavailable(await start({ DATA_DIR: data }));
	},
	patience,
);

test(
	"a disk that fills up: what was acknowledged is kept, the rest is told so",
	async () => {
		const data = join(folder, "full");
		// No file may grow beyond 150 blocks of 512 bytes: writing then fails as it does on a full disk.
		const server = await start(
			{ DATA_DIR: data, NEWSLETTER_CLIENT_LIMIT: "100000", NEWSLETTER_GLOBAL_LIMIT: "100000" },
			"ulimit -f 150",
		);
		const statuses: number[] = [];
		for (let number = 0; number < 300 && statuses.at(-1) !== 503; number++) {
			statuses.push(expectSafe(await server.raw(signUp(`person${number}@example.com`))).status);
		}
		const accepted = statuses.filter((status) => status === 202).length;
		expect(accepted).toBeGreaterThan(0);
		expect(statuses.at(-1)).toBe(503);
		await expectUnavailable(server);
		await server.stop();
		const again = await start({ DATA_DIR: data });
		expect(expectSafe(await again.raw(signUp("late@example.com"))).status).toBe(202);
		await again.stop();
		expect(await countAddresses(data)).toBe(accepted + 1);
	},
	patience,
);

async function countAddresses(data: string): Promise<number> {
	const { DatabaseSync } = await import("node:sqlite");
	const file = new DatabaseSync(join(data, "newsletter.sqlite"));
	try {
		return Number(file.prepare("select count(*) as many from subscribers").get()?.many);
	} finally {
		file.close();
	}
}

test(
	"no build, half a build and another build's settings end with a sentence",
	async () => {
		const none = await failToStart(join(folder, "nowhere"), {});
		expect(none).toEqual({ code: 1, said: "There is no build yet. Make one first: npm run build\n" });
		const other = await failToStart(buildFolder, { SITE_URL: "https://other.example" });
		expect(other.code).toBe(1);
		expect(other.said).toContain("The build was made with other settings than these.");

		const half = join(folder, "half");
		cpSync(buildFolder, half, { recursive: true });
		for (const [damage, mend] of [
			[() => truncateSync(join(half, "client/index.html"), 100), "client/index.html"],
			[() => rmSync(join(half, "server/index.js")), "server/index.js"],
			[() => truncateSync(join(half, "prepared/table.json"), 1000), "prepared/table.json"],
			[() => rmSync(join(half, "prepared/table.json")), "prepared/table.json"],
		] as const) {
			damage();
			expect(await failToStart(half, {}), mend).toEqual({
				code: 1,
				said: "The build is not complete. Build again: npm run build\n",
			});
			copyFileSync(join(buildFolder, mend), join(half, mend));
		}
	},
	patience,
);

test(
	"wrong settings and a port that is taken end with a sentence",
	async () => {
		const wrong = await failToStart(buildFolder, { PORT: "no", LOG_LEVEL: "loud", WORKERS: "2", SMTP_URL: "smtp://u:secret@x" });
		expect(wrong.code).toBe(1);
		for (const name of ["PORT must be a whole number", "LOG_LEVEL must be", "WORKERS above 1 needs", "SMTP_URL needs"])
			expect(wrong.said).toContain(`- ${name}`);
		expect(wrong.said).not.toMatch(/secret|\bat \w+ \(/);
		const server = await start({});
		const taken = await failToStart(buildFolder, { PORT: new URL(server.address).port });
		expect(taken).toEqual({
			code: 1,
			said: "The port is taken by another program. Choose another with PORT, for example: PORT=3001 npm start\n",
		});
	},
	patience,
);
