import { existsSync } from "node:fs";
import { findProgram, installFromDebian } from "../programs.ts";

const debian = "firefox-esr";
const macos = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** A Firefox as people have it: the one that FIREFOX_PATH names, an installed one, else Debian's, if we may install it. */
export function findFirefox(): { path: string } | { reason: string } {
	const named = process.env.FIREFOX_PATH;
	if (named) return existsSync(named) ? { path: named } : { reason: `FIREFOX_PATH is '${named}', which is no file` };
	const path =
		findProgram(debian, "firefox") ??
		[macos].find((one) => existsSync(one)) ??
		installFromDebian(debian, "--no-install-recommends");
	return path ? { path } : { reason: "no Firefox is installed, and here it cannot be installed" };
}
