import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program of the machine lies; Debian keeps servers out of the path of ordinary users. */
export function findProgram(name: string): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
	return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
