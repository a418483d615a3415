// node commands/run.mjs [NAME=value …] <script> [arguments]
// Installs what the lock file names, then runs the script with the project's own Node and its .env.
// Runs on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onParentGone } from "./on-parent-gone.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const minNodeMajor = 24;
const windows = process.platform === "win32";

const args = process.argv.slice(2);
const scriptIndex = args.findIndex((arg) => !/^[A-Z_]+=/.test(arg));
const environment = Object.fromEntries(args.slice(0, scriptIndex).map((arg) => arg.split(/=(.*)/s, 2)));

install();
run(args.slice(scriptIndex));

/** Installs exactly what the lock file says, when that has not been done yet. */
function install() {
	const stampFile = join(root, "node_modules/.lock-hash");
	const lock = createHash("sha256")
		.update(readFileSync(join(root, "package-lock.json")))
		.digest("hex");
	if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === lock) return;
	console.log("Installing what the lock file names (once)…");
	// NODE_ENV=production would leave out the build tools; engine warnings are hidden because the install brings Node 24.
	const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
	const { status } = spawnSync(windows ? "npm.cmd" : "npm", options, { cwd: root, stdio: "inherit", shell: windows });
	if (status !== 0) stop("npm ci did not succeed; see above.");
	writeFileSync(stampFile, lock);
}

/** The Node that the project brings along, or the machine's own where there is none for its platform. */
function findNode() {
	const file = join(root, "node_modules", `node-${windows ? "win" : process.platform}-${process.arch}`, "bin/node");
	const found = [file, `${file}.exe`].find((path) => existsSync(path));
	if (found) return found;
	if (Number(process.versions.node.split(".")[0]) >= minNodeMajor) return process.execPath;
	stop(`On this platform Node ${minNodeMajor} or later must be installed; this is Node ${process.versions.node}.`);
}

/** Exit code and signals pass through, and nothing that the script started outlives it. */
function run(script) {
	const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
	const watch = ["--import", new URL("end-with-parent.mjs", import.meta.url).href];
	const yaml = `--import=${new URL("../yaml/import-hook.mjs", import.meta.url).href}`;
	const child = spawn(findNode(), [...settings, ...watch, ...script], {
		cwd: root,
		stdio: "inherit",
		// Its own process group: one signal reaches everything in it.
		detached: !windows,
		env: {
			...process.env,
			PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
			// For it and for every Node process that it starts.
			NODE_OPTIONS: [process.env.NODE_OPTIONS, yaml].filter(Boolean).join(" "),
			...environment,
		},
	});
	let signalled = false;
	const end = (signal) => {
		// Ctrl-C arrives twice, from the terminal and from npm.
		if (!signalled) endGroup(child.pid, signal);
		signalled = true;
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
	// Only below npm: a process that was started directly may outlive its parent.
	if (process.env.npm_lifecycle_event) onParentGone(() => end("SIGTERM"));
	child.on("error", (error) => stop(error.message));
	child.on("exit", (code) => {
		endGroup(child.pid, "SIGKILL");
		process.exit(code ?? 1);
	});
}

function endGroup(pid, signal) {
	if (windows) return spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
	try {
		process.kill(-pid, signal);
	} catch {
		// Nothing of the group is left.
	}
}

function stop(sentence) {
	console.error(sentence);
	process.exit(1);
}
