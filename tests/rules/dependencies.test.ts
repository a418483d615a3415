import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

type LockedPackage = {
	version: string;
	/** Absent where npm takes the package from its registry by name and version. */
	resolved?: string;
	integrity?: string;
	license?: string;
	link?: boolean;
	dev?: boolean;
};
type Manifest = Record<
	"dependencies" | "devDependencies" | "optionalDependencies" | "overrides",
	Record<string, string>
>;

const manifest: Manifest = JSON.parse(read("package.json"));
const lock: { lockfileVersion: number; packages: Record<string, LockedPackage> } = JSON.parse(
	read("package-lock.json"),
);
const { "": project, ...packages } = lock.packages;
const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

test("every direct dependency has its reason, and no reason outlives its dependency", () => {
	const rows = read("docs/decisions/0014-dependencies.md")
		.split("\n")
		.filter((line) => line.startsWith("| `"));
	const explained = rows.flatMap((row) =>
		[...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
	);
	expect(explained.sort()).toEqual([...Object.keys(direct), ...Object.keys(manifest.overrides)].sort());
	for (const row of rows) expect(row, "three columns, none of them empty").toMatch(/^\|( [^|]+ \|){3}$/);
});

test("direct dependencies have one exact version, which is the one that the lock file has", () => {
	for (const [name, version] of Object.entries({ ...direct, ...manifest.overrides })) {
		expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
		expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
	}
});

test("the lock file pins every package by its hash, and all of them come from npm's registry", () => {
	expect(project).toMatchObject({ dependencies: manifest.dependencies });
	expect(lock.lockfileVersion).toBe(3);
	for (const [folder, { version, integrity, resolved, link }] of Object.entries(packages)) {
		expect(version, folder).toMatch(/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/);
		expect(integrity, folder).toMatch(/^sha512-[\w+/]{86}==$/);
		expect(link, folder).toBeUndefined();
		// Without an address npm asks its configured registry; the hash decides what it accepts.
		expect(resolved ?? "https://registry.npmjs.org/", folder).toMatch(/^https:\/\/registry\.npmjs\.org\//);
	}
});

/** Licences of packages on a server: they only ask to be named, MPL also to publish changes of its files. */
const forServers = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MPL-2.0"];

/** Build and test tools are not passed on, so weak copyleft is fine for them too. */
const forTools = [
	...forServers,
	"BlueOak-1.0.0",
	"CC-BY-4.0",
	"CC0-1.0",
	"LGPL-3.0-or-later",
	"OFL-1.1",
	"Python-2.0",
	"Unlicense",
	"Zlib",
];

/** Understands `MIT` and `(MIT OR CC0-1.0)`; nested expressions are refused. */
function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
	const choices = licence?.replace(/^\((.*)\)$/, "$1").split(" OR ") ?? [];
	return choices.some((choice) => choice.split(" AND ").every((one) => allowed.includes(one)));
}

test("packages on the server and tools have a licence that we may use", () => {
	const refused = Object.entries(packages)
		.filter(([, { license, dev }]) => !isAllowed(license, dev ? forTools : forServers))
		.map(([folder, { license }]) => `${folder}: ${license}`);
	expect(refused).toEqual([]);
});
