import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, installFromDebian } from "../site/programs.ts";

/** Flags for a headless browser that may run as root and must not look for the network. */
export const chromiumArgs = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Without a graphics card the mixer's stage takes all the processor there is; only its own journeys look at it. */
export const with3D = [...chromiumArgs, "--enable-unsafe-swiftshader"];
export const without3D = [...chromiumArgs, "--disable-3d-apis"];

/** Chromium without windows: the same pages in half the time, since no toolbar is drawn. */
const headless = "chromium-headless-shell";
const macos = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const withWindows = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, else the one inside the npm package (Linux on x64), else
 * Debian's headless shell, which is installed when we may do so, else any browser that is there. Linux on ARM has no
 * npm package that carries a browser.
 */
export async function findChromium(): Promise<string> {
	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (existsSync(named)) return named;
		throw new Error(`CHROMIUM_PATH is '${named}', but there is no such file.`);
	}
	if (process.platform === "linux" && process.arch === "x64") return unpackChromium();
	const found =
		findProgram(headless) ??
		(installFromDebian(headless) ? findProgram(headless) : undefined) ??
		findProgram(...withWindows) ??
		[macos].find((path) => existsSync(path));
	if (found) return found;
	throw new Error("No Chromium or Chrome was found. Install one, or name it with CHROMIUM_PATH.");
}

async function unpackChromium(): Promise<string> {
	const { default: chromium, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
	const path = await chromium.executablePath();
	const libraries = spawnSync("ldd", [path], { encoding: "utf8" }).stdout ?? "";
	if (libraries.includes("not found")) {
		// The package also carries the few shared libraries that a bare machine lacks.
		await inflate(join(import.meta.dirname, "../../../node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
		setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
	}
	return path;
}
