import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs something with a disk of a few megabytes. Undefined where this machine does not let us make one. */
export async function onSmallDisk<Result>(
	work: (folder: string, fill: () => void, empty: () => void) => Promise<Result>,
): Promise<Result | undefined> {
	const folder = mkdtempSync(join(tmpdir(), "bench-small-disk-"));
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", folder], { stdio: "ignore" });
	} catch {
		rmSync(folder, { recursive: true });
		return undefined;
	}
	const ballast = join(folder, "ballast");
	const fill = () => {
		let size = 4 * 1024 * 1024;
		// Down to the last block: what does not fit is tried in smaller pieces.
		for (let part = 0; size >= 512; part++) {
			try {
				writeFileSync(`${ballast}${part}`, Buffer.alloc(size));
			} catch {
				size = Math.floor(size / 2);
			}
		}
	};
	try {
		return await work(folder, fill, () => execFileSync("sh", ["-c", `rm -f "${ballast}"*`]));
	} finally {
		execFileSync("umount", [folder]);
		rmSync(folder, { recursive: true });
	}
}
