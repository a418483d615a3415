import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { NamedShot } from "../media/shots.ts";
import { type Fingerprint, recipeOf } from "./fingerprint.ts";
import { runProgram } from "./process.ts";
import { python } from "./tools.ts";

const here = import.meta.dirname;

export const draftOf = (name: string) => join(here, "drafts", `${name}.jpg`);

/** Kept out of Blender's script, so that other drafts do not make finished pictures old. */
const draftLooks = { percent: 32, samples: 4 };

export type Rendered = { fingerprint: Fingerprint; usedKeptRender: boolean };
type Options = { draft: boolean; stop: AbortSignal; onShare: (share: number) => void };

/** From shot to picture: Blender renders, finish.py develops. Files appear whole or not at all. */
export async function render(named: NamedShot, { draft, stop, onShare }: Options): Promise<Rendered> {
	const { facts, fingerprint } = recipeOf(named);
	const work = join(here, "work", named.name);
	const kept = join(work, `${fingerprint.shot}-${fingerprint.facts}-${fingerprint.code}`);
	const desk = join(work, `unfinished-${process.pid}`);
	const usedKeptRender = !draft && existsSync(kept);
	removeLeftovers(work);
	mkdirSync(desk, { recursive: true });
	try {
		if (!usedKeptRender) {
			const { scene, size, setting } = named.shot;
			const job = {
				shot: { scene, size, setting },
				facts,
				output: join(desk, "picture.exr"),
				...(draft && { draft: draftLooks }),
			};
			writeFileSync(join(desk, "job.json"), JSON.stringify(job));
			const script = ["--python-exit-code", "1", "-P", join(here, "blender/render.py")];
			await runProgram("blender", ["-b", "--factory-startup", ...script, "--", join(desk, "job.json")], stop, (line) =>
				onShare(shareIn(line) ?? 0),
			);
			// The render is kept: a change of the finishing then costs seconds.
			if (!draft) {
				removeKept(work);
				renameSync(desk, kept);
				mkdirSync(desk);
			}
		}
		const exr = join(draft ? desk : kept, "picture.exr");
		const finished = join(desk, "picture.jpg");
		onShare(0.9);
		await runProgram(python, [join(here, "finish.py"), exr, finished, ...(draft ? ["--draft"] : [])], stop);
		if (!draft) await checkSize(finished, named);
		const target = draft ? draftOf(named.name) : named.original;
		mkdirSync(dirname(target), { recursive: true });
		renameSync(finished, target);
		return { fingerprint, usedKeptRender };
	} finally {
		rmSync(desk, { recursive: true, force: true });
	}
}

/** Blender tells "… | Sample 4/14"; developing is the last tenth. */
export function shareIn(line: string): number | undefined {
	const [, done, all] = /Sample (\d+)\/(\d+)/.exec(line) ?? [];
	return all === undefined ? undefined : (Number(done) / Number(all)) * 0.9;
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

/** What a command left behind that was killed outright. */
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
