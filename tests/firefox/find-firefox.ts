import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["firefox-esr", "firefox"];
const macos = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** A Firefox as people have it: the one that FIREFOX_PATH names, an installed one, else Debian's, if we may install it. */
export function findFirefox(): { path: string } | { reason: string } {
	const named = process.env.FIREFOX_PATH;
	if (named) return existsSync(named) ? { path: named } : { reason: `FIREFOX_PATH is '${named}', which is no file` };
	const path = findInstalled() ?? installFromDebian();
	return path ? { path } : { reason: "no Firefox is installed, and here it cannot be installed" };
}

function findInstalled(): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), macos].find((path) =>
		existsSync(path),
	);
}

function installFromDebian(): string | undefined {
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
	console.log("Installing Debian's Firefox…");
	try {
		execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
		const options = ["install", "-y", "-qq", "--no-install-recommends", "firefox-esr"];
		execFileSync("apt-get", options, { stdio: ["ignore", "ignore", "inherit"] });
	} catch {
		return undefined;
	}
	return findInstalled();
}
