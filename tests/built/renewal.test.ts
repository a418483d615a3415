import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { familyOf } from "../../bench/process-cost.ts";
import { copyBuild } from "../../bench/server/copy-build.ts";
import { makeOtherBuild } from "../../bench/server/other-build.ts";
import { visitUntil } from "../../bench/server/visitor.ts";
import { replaceBuild } from "../../build-tools/replace-build.ts";
import { failToStart, startRealServer } from "../real-server.ts";
import { buildFolder } from "./built-site.ts";

const { folder, build } = copyBuild(buildFolder);
const patience = 300_000;
afterAll(() => rmSync(folder, { recursive: true, force: true }), patience);

test(
	"a new build is taken up without a failed request, and a worker that dies is replaced",
	async () => {
		const server = await startRealServer(build, { DATA_DIR: join(folder, "data") });
		onTestFinished(async () => void (await server.stop()), patience);
		const home = async () => (await fetch(server.address, { headers: { Connection: "close" } })).text();
		let isOver = false;
		const isNew = (name: string) => name.includes("-other1");
		const visiting = visitUntil(server.address, ({ sheets }) => isOver && [...sheets].some(isNew));
		await replaceBuild(build, async (next) => makeOtherBuild(build, next, "1"));
		// What is on the disk matters to nobody until the server is told.
		expect(await home()).not.toContain("-other1.css");
		server.child.kill("SIGHUP");
		await expect.poll(home, { timeout: patience, interval: 100 }).toContain("-other1.css");
		// The old worker goes by itself.
		await expect.poll(() => familyOf(server.child.pid ?? 0), { timeout: patience, interval: 100 }).toHaveLength(2);
		isOver = true;
		const { failures } = await visiting;
		expect(failures).toEqual([]);

		const [, worker = 0] = familyOf(server.child.pid ?? 0);
		process.kill(worker, "SIGKILL");
		await expect
			.poll(() => home().catch(() => "nobody answers"), { timeout: patience, interval: 100 })
			.toContain("-other1.css");
		expect(server.said()).toContain("a worker died and is replaced");
		expect(await server.stop()).toBe(0);
	},
	patience,
);

test(
	"a start that cannot succeed ends with a sentence, whichever process found out",
	async () => {
		expect(await failToStart(join(folder, "nowhere"), {})).toEqual({
			code: 1,
			said: "There is no build yet. Make one first: npm run build\n",
		});
		const wrong = { PORT: "no", LOG_LEVEL: "loud", WORKERS: "2", SMTP_URL: "smtp://user:secret@mail.example" };
		const { code, said } = await failToStart(buildFolder, wrong);
		expect(code).toBe(1);
		for (const name of ["PORT must be a whole number", "LOG_LEVEL must be", "WORKERS above 1 needs", "SMTP_URL needs"])
			expect(said).toContain(`- ${name}`);
		expect(said).not.toMatch(/secret|\bat \w+ \(/);
	},
	patience,
);
