import { spawn } from "node:child_process";
import { resolve } from "node:path";

const cli = resolve("node_modules/@react-router/dev/bin.cjs");
const child = spawn(process.execPath, [cli, "dev", ...process.argv.slice(2)], { stdio: "inherit" });
child.on("exit", (code) => {
	process.exitCode = code ?? 1;
});
