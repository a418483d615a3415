// Shared by the commands. Runs on whatever Node the machine has (20 or later), before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const oldestNode = 24;
const stampFile = join(root, "node_modules/.lock-hash");

/** Installs exactly what the lock file says, when that has not been done yet. */
export function install() {
	const lock = createHash("sha256")
		.update(readFileSync(join(root, "package-lock.json")))
		.digest("hex");
	if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock) return;
	console.log("Installing what the lock file names (once)…");
	// Packages ask for Node 24; the install brings it along, so npm's engine warnings would only confuse.
	const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const { status } = spawnSync(npm, options, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
	if (status !== 0) stop("npm ci did not succeed; see above.");
	writeFileSync(stampFile, lock);
}

/** The Node that the project brings along, or the machine's own where there is none for its platform. */
export function findNode() {
	const names = [`node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}/bin/node`];
	for (const name of names) {
		for (const file of [name, `${name}.exe`]) {
			const path = join(root, "node_modules", file);
			if (existsSync(path)) return path;
		}
	}
	if (Number(process.versions.node.split(".")[0]) >= oldestNode) return process.execPath;
	stop(`On this platform Node ${oldestNode} or later must be installed; this is Node ${process.versions.node}.`);
}

/** Runs a script of the project with its own Node and its .env; the exit code and signals pass through. */
export function run(script, args = [], environment = {}) {
	install();
	const node = findNode();
	const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
	const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
	const child = spawn(node, [...settings, script, ...args], {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, PATH: path, ...environment },
	});
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	child.on("error", (error) => stop(error.message));
	child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function stop(sentence) {
	console.error(sentence);
	process.exit(1);
}
