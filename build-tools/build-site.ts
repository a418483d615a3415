import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig } from "../config/read-config.ts";
import { removeUnused } from "./build-cache.ts";
import { checkAllData } from "./check-all-data.ts";
import { copyCards, drawCards } from "./draw-cards.ts";
import { buildEditor } from "./editor/build-editor.ts";
import { prepare } from "./prepare/prepare.ts";
import { checkTypes, runTool } from "./run-tool.ts";

const project = resolve(import.meta.dirname, "..");

/** The inputs of a build. */
export const buildInputs = [
	"admin",
	"app",
	"build-tools",
	"config",
	"content",
	"desk",
	"facts",
	"media",
	"mixer",
	"package-lock.json",
	"public",
	"react-router.config.ts",
	"server",
	"tests/faults",
	"tests/ui",
	"tsconfig.build.json",
	"tsconfig.json",
	"vite.config.ts",
	"word-wall",
	"yaml",
];

/** Builds the site. Stops with a sentence for each thing that is wrong. */
export async function buildSite(
	buildFolder: string,
	environment: Record<string, string> = {},
	earlierBuild?: string,
): Promise<void> {
	const config = readConfig({ ...process.env, ...environment });
	const problems = await checkAllData();
	if (problems.length > 0) {
		throw new Error(`Facts, content or photographs are wrong:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
	}
	const fingerprint = fingerprintOf(config.public);
	// Without its fingerprint, a build that stops halfway does not count as finished.
	rmSync(join(buildFolder, "fingerprint"), { force: true });
	const stop = new AbortController();
	const options = {
		environment: { ...environment, NODE_ENV: "production", BUILD_DIR: buildFolder },
		signal: stop.signal,
	};
	// Side by side, because none needs another. The framework empties the folder first, so the cards move in after it.
	const [cards] = await Promise.all([
		drawCards(),
		assertSuccess(runTool("@react-router/dev/bin.cjs", ["build", "--logLevel", "warn"], options)),
		assertSuccess(checkTypes("tsconfig.build.json", options)),
	]).catch((error) => {
		stop.abort();
		throw error;
	});
	await copyCards(cards, join(buildFolder, "client"));
	if (config.public.editor) await buildEditor(join(buildFolder, "client/admin"), config.public.editor);
	await prepare(buildFolder, config.public, earlierBuild);
	await removeUnused(Date.now());
	writeFileSync(join(buildFolder, "fingerprint"), fingerprint);
}

async function assertSuccess(tool: Promise<number>): Promise<void> {
	if ((await tool) !== 0) throw new Error("The build failed; see above.");
}

/** Whether the build in that folder was made from the files and settings as they are now. */
export function isUpToDate(buildFolder: string, environment: Record<string, string> = {}): boolean {
	const file = join(buildFolder, "fingerprint");
	const config = readConfig({ ...process.env, ...environment });
	return existsSync(file) && readFileSync(file, "utf8") === fingerprintOf(config.public);
}

function fingerprintOf(settings: unknown): string {
	const hash = createHash("sha256").update(JSON.stringify(settings));
	for (const file of buildInputs.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
	return hash.digest("hex");
}

function filesBelow(name: string): string[] {
	const path = join(project, name);
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
