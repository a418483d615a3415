import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of some programs that this machine has; Debian keeps servers out of the path of ordinary users. */
export function findProgram(...names: readonly string[]): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Installs packages of Debian's. False where there is no network, no such package, or no right to. */
export function installFromDebian(...packages: readonly string[]): boolean {
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
	console.log(`Installing Debian's ${packages.join(" and ")}…`);
	try {
		execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
		const options = ["install", "-y", "-qq", "--no-install-recommends"];
		execFileSync("apt-get", [...options, ...packages], { stdio: ["ignore", "ignore", "inherit"] });
		return true;
	} catch {
		return false;
	}
}
