import { existsSync, statSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { type NamedShot, readShot, readShots, shotNames } from "../media/shots.ts";
import { duration, estimate, megapixels } from "./estimate.ts";
import { sceneFacts } from "./facts.ts";
import { recipeOf } from "./fingerprint.ts";
import { renderQueue } from "./queue.ts";
import { keepOnly, keepRender, readRenders } from "./renders.ts";
import { makeSheets } from "./sheet.ts";
import { staleShots } from "./status.ts";
import { missingTools } from "./tools.ts";

const usage = `npm run studio -- <command>

  render <shot…>            renders these shots, such as kitchens/tabasco or a whole folder: kitchens
  render <shot…> --draft    small and quick, into studio/drafts
  render --all              renders what is not current; can be stopped and goes on where it was
  status                    says which originals are not current, and why
  accept <shot…> | --all    takes originals as current after a change that does not change them
  sheet [<shot…>]           makes contact sheets in studio/drafts
  facts [<file>]            writes what the scenes know, as JSON`;

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { all: { type: "boolean", default: false }, draft: { type: "boolean", default: false } },
	});
	const [command, ...names] = positionals;
	if (command === "render") await renderShots(names, values);
	else if (command === "status") tellStatus();
	else if (command === "accept") accept(values.all ? readShots() : chosen(names));
	else if (command === "sheet") await writeSheets(names);
	else if (command === "facts") writeFacts(names[0]);
	else throw new Error(usage);
} catch (error) {
	console.error(
		stopping.signal.aborted
			? "\nStopped. Nothing is half done; the same command goes on from here."
			: error instanceof Error
				? error.message
				: error,
	);
	process.exitCode = stopping.signal.aborted ? 130 : 1;
}

/** Shots by name, or all of a folder. Only these are read, so that a fault in another shot does not matter. */
function chosen(given: readonly string[]): NamedShot[] {
	if (given.length === 0) throw new Error(`Which shots?\n\n${usage}`);
	const all = shotNames();
	return given.flatMap((word) => {
		const name = word.replace(/^media\//, "").replace(/(\.shot\.json|\.jpg|\/)$/, "");
		const found = all.filter((one) => one === name || one.startsWith(`${name}/`));
		if (found.length === 0) throw new Error(`No shot is called ${name}. There are: ${all.join(", ")}`);
		return found.map(readShot);
	});
}

async function renderShots(names: readonly string[], { all, draft }: { all: boolean; draft: boolean }): Promise<void> {
	const queue = all ? (draft ? readShots() : staleShots(readShots()).map(({ named }) => named)) : chosen(names);
	if (queue.length === 0) return console.log("Every original is current.");
	const missing = missingTools();
	if (missing.length > 0) throw new Error(missing.join("\n"));
	const { failed } = await renderQueue(queue, { draft, stop: stopping.signal });
	if (all) keepOnly(shotNames());
	if (failed.length > 0) throw new Error(`${failed.length} of ${queue.length} failed: ${failed.join(", ")}`);
}

function tellStatus(): void {
	const shots = readShots();
	const stale = staleShots(shots);
	for (const { named, why } of stale) console.log(`${named.name}: ${why}`);
	const megabytes = shots.reduce(
		(total, { original }) => total + (existsSync(original) ? statSync(original).size : 0),
		0,
	);
	console.log(
		`${shots.length - stale.length} of ${shots.length} originals are current (${(megabytes / 1e6).toFixed(1)} MB).`,
	);
	const seconds = stale.reduce((total, { named }) => total + estimate(named, readRenders()), 0);
	if (stale.length > 0) console.log(`Rendering the others takes about ${duration(seconds)}.`);
}

function accept(shots: readonly NamedShot[]): void {
	const missing = shots.filter(({ original }) => !existsSync(original)).map(({ name }) => name);
	if (missing.length > 0) throw new Error(`These have no original to accept: ${missing.join(", ")}`);
	for (const { named, why } of staleShots(shots)) {
		const { secondsPerMegapixel = Math.round(estimate(named, readRenders()) / megapixels(named)) } =
			readRenders()[named.name] ?? {};
		keepRender(named.name, { scene: named.shot.scene, ...recipeOf(named).fingerprint, secondsPerMegapixel });
		console.log(`${named.name} is taken as current, although ${why.replace("an original", "it is an original")}.`);
	}
}

async function writeSheets(names: readonly string[]): Promise<void> {
	const shots = names.length === 0 ? readShots() : chosen(names);
	for (const file of await makeSheets(shots)) console.log(relative(process.cwd(), file));
}

function writeFacts(file: string | undefined): void {
	const json = `${JSON.stringify(sceneFacts, undefined, "\t")}\n`;
	if (file) writeFileSync(file, json);
	else process.stdout.write(json);
}
