import { existsSync, statSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { type NamedShot, readShot, readShots, shotNames } from "../media/shots.ts";
import { writeBundle } from "./bundle.ts";
import { sceneFacts } from "./facts.ts";
import { recipeOf } from "./fingerprint.ts";
import { renderQueue } from "./queue.ts";
import { forgetOtherRenders, saveRender } from "./renders.ts";
import { makeSheets } from "./sheet.ts";
import { staleShots } from "./status.ts";
import { takePictures } from "./take.ts";
import { missingTools } from "./tools.ts";

const usage = `npm run studio -- <command>

  render <shot…>            renders these shots, such as kitchens/catch-blueberry-loft, or a whole folder: kitchens
  render <shot…> --draft    small and quick, into studio/drafts
  render --all              renders what is not current; can be stopped and goes on where it was
  bundle <folder> <shot…>   writes a folder that renders these shots on a machine with a graphics card;
                            with --all what is not current, with --draft small and quick
  take <folder>             puts the pictures of a rendered bundle in place
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
	else if (command === "bundle") bundle(names, values);
	else if (command === "take") await collect(names[0]);
	else if (command === "status") printStatus();
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

type Which = { all: boolean; draft: boolean };

/** The shots that are named, or with --all those that are not current; for drafts simply all. */
function queueOf(names: readonly string[], { all, draft }: Which): NamedShot[] {
	if (!all) return chosen(names);
	return draft ? readShots() : staleShots(readShots()).map(({ named }) => named);
}

function bundle([folder, ...names]: readonly string[], which: Which): void {
	if (folder === undefined) throw new Error(usage);
	const shots = queueOf(names, which);
	writeBundle(shots, folder, which.draft);
	console.log(`${shots.length} shots are in ${folder}. Render them there with ./render.sh, then: take ${folder}`);
}

async function collect(folder: string | undefined): Promise<void> {
	if (folder === undefined) throw new Error(usage);
	const { taken, drafts, rejected } = await takePictures(readShots(), folder);
	console.log(`${taken.length} pictures and ${drafts.length} drafts are in place.`);
	if (rejected.length > 0) throw new Error(`Not of the present shots, or broken: ${rejected.join(", ")}`);
}

async function renderShots(names: readonly string[], which: Which): Promise<void> {
	const { all, draft } = which;
	const queue = queueOf(names, which);
	if (queue.length === 0) return console.log("Every original is current.");
	const missing = missingTools();
	if (missing.length > 0) throw new Error(missing.join("\n"));
	const { failed } = await renderQueue(queue, { draft, stop: stopping.signal });
	if (all) forgetOtherRenders(shotNames());
	if (failed.length > 0) throw new Error(`${failed.length} of ${queue.length} failed: ${failed.join(", ")}`);
}

function printStatus(): void {
	const shots = readShots();
	const stale = staleShots(shots);
	for (const { named, why } of stale) console.log(`${named.name}: ${why}`);
	const bytes = shots.reduce((total, { original }) => total + (existsSync(original) ? statSync(original).size : 0), 0);
	console.log(
		`${shots.length - stale.length} of ${shots.length} originals are current (${(bytes / 1e6).toFixed(1)} MB).`,
	);
}

function accept(shots: readonly NamedShot[]): void {
	const missing = shots.filter(({ original }) => !existsSync(original)).map(({ name }) => name);
	if (missing.length > 0) throw new Error(`These have no original to accept: ${missing.join(", ")}`);
	for (const { named, why } of staleShots(shots)) {
		saveRender(named.name, recipeOf(named).fingerprint);
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
