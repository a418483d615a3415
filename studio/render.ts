import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { NamedShot } from "../media/shots.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { jobOf } from "./job.ts";
import { runProgram } from "./process.ts";
import { python } from "./tools.ts";

const here = import.meta.dirname;

export const draftOf = (name: string) => join(here, "drafts", `${name}.jpg`);

export type Rendered = { fingerprint: Fingerprint; reusedRender: boolean };
type Options = { draft: boolean; stop: AbortSignal };

/** From shot to picture: Blender renders, finish.py develops. Files appear whole or not at all. */
export async function render(named: NamedShot, { draft, stop }: Options): Promise<Rendered> {
	const { fingerprint, ...job } = jobOf(named, draft);
	const work = join(here, "work", named.name);
	const kept = join(work, `${fingerprint.shot}-${fingerprint.facts}-${fingerprint.code}`);
	const unfinished = join(work, `unfinished-${process.pid}`);
	const reusedRender = !draft && existsSync(kept);
	removeLeftovers(work);
	mkdirSync(unfinished, { recursive: true });
	try {
		if (!reusedRender) {
			const jobFile = join(unfinished, "job.json");
			writeFileSync(jobFile, JSON.stringify(job));
			const script = ["--python-exit-code", "1", "-P", join(here, "blender/render.py")];
			await runProgram("blender", ["-b", "--factory-startup", ...script, "--", jobFile, unfinished], stop);
			// The render is kept: a change of the finishing then costs seconds.
			if (!draft) {
				removeKept(work);
				renameSync(unfinished, kept);
				mkdirSync(unfinished);
			}
		}
		const png = join(unfinished, "picture.png");
		const finished = join(unfinished, "picture.jpg");
		const source = draft ? unfinished : kept;
		await runProgram(python, [join(here, "finish.py"), source, png, ...(draft ? ["--draft"] : [])], stop);
		const { quality = 90 } = JSON.parse(readFileSync(join(source, "develop.json"), "utf8"));
		await sharp(png).jpeg({ quality, chromaSubsampling: "4:4:4" }).toFile(finished);
		if (!draft) await checkSize(finished, named);
		const target = draft ? draftOf(named.name) : named.original;
		mkdirSync(dirname(target), { recursive: true });
		renameSync(finished, target);
		return { fingerprint, reusedRender };
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
	}
}

async function checkSize(file: string, { name, shot }: NamedShot): Promise<void> {
	const { width, height } = await sharp(file).metadata();
	if (width !== shot.size[0] || height !== shot.size[1]) {
		throw new Error(`${name} came out ${width} × ${height} instead of ${shot.size.join(" × ")}.`);
	}
}

function removeKept(work: string): void {
	for (const name of readdirSync(work).filter((one) => !one.startsWith("unfinished-"))) {
		rmSync(join(work, name), { recursive: true });
	}
}

/** Removes files of a command that was killed. */
function removeLeftovers(work: string): void {
	if (!existsSync(work)) return;
	for (const name of readdirSync(work).filter((one) => one.startsWith("unfinished-"))) {
		if (!isRunning(Number(name.split("-")[1]))) rmSync(join(work, name), { recursive: true });
	}
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
