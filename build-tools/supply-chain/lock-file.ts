import { readFileSync } from "node:fs";

/** One installed package as package-lock.json has it. */
export type LockedPackage = {
	version: string;
	/** Absent where npm takes the package from its registry by name and version. */
	resolved?: string;
	integrity?: string;
	license?: string;
	link?: boolean;
	dev?: boolean;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** package.json as far as it is of interest here; the lock file repeats it as the package without a name. */
export type Manifest = {
	name: string;
	version: string;
	license: string;
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
	optionalDependencies: Record<string, string>;
};

/** Packages by the folder that they are installed in, such as `node_modules/react`. */
export type LockFile = { lockfileVersion: number; packages: Readonly<Record<string, LockedPackage>> };

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

export const readLockFile = (): LockFile => JSON.parse(read("package-lock.json"));

export const readManifest = (): Manifest & { overrides: Record<string, string> } => JSON.parse(read("package.json"));

const modules = "node_modules/";

/** The name of the package in a folder: `a/node_modules/@b/c` holds `@b/c`. */
export const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf(modules) + modules.length);

/** Where Node finds a package that is asked for from a folder: the nearest one outwards. */
export function findPackage({ packages }: LockFile, name: string, from: string): string | undefined {
	for (let place = from && `${from}/`; ; place = place.slice(0, place.lastIndexOf(modules))) {
		const folder = `${place}${modules}${name}`;
		if (packages[folder]) return folder;
		if (place === "") return undefined;
	}
}
