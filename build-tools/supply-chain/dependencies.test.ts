import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allowedForTools, allowedToShip, isAllowed } from "./licences.ts";
import { readLockFile, readManifest } from "./lock-file.ts";
import { shippedPackages } from "./shipped-packages.ts";

const manifest = readManifest();
const lock = readLockFile();
const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const decision = readFileSync(new URL("../../docs/decisions/0014-dependencies.md", import.meta.url), "utf8");

test("every direct dependency has its reason, and no reason outlives its dependency", () => {
	const rows = decision.split("\n").filter((line) => line.startsWith("| `"));
	const explained = rows.flatMap((row) =>
		[...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
	);
	expect(explained.sort()).toEqual([...Object.keys(direct), ...Object.keys(manifest.overrides)].sort());
	for (const row of rows) expect(row, "three columns, none of them empty").toMatch(/^\|( [^|]+ \|){3}$/);
});

test("direct dependencies have one exact version, which is the one that the lock file has", () => {
	for (const [name, version] of Object.entries({ ...direct, ...manifest.overrides })) {
		expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
		expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
	}
});

test("the lock file pins every package by its hash, and all of them come from npm's registry", () => {
	const { "": project, ...packages } = lock.packages;
	expect(project).toMatchObject({ dependencies: manifest.dependencies });
	expect(lock.lockfileVersion).toBe(3);
	for (const [folder, { version, integrity, resolved, link }] of Object.entries(packages)) {
		expect(version, folder).toMatch(/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/);
		expect(integrity, folder).toMatch(/^sha512-[\w+/]{86}==$/);
		expect(link, folder).toBeUndefined();
		// Without an address npm asks its registry, whichever mirror that is: the hash decides what it accepts.
		expect(resolved ?? "https://registry.npmjs.org/", folder).toMatch(/^https:\/\/registry\.npmjs\.org\//);
	}
});

test("what ships has a licence that asks only to be named; tools have one that we may use", () => {
	const shipped = new Set(shippedPackages(lock, manifest, []).map(({ folder }) => folder));
	const { "": _, ...packages } = lock.packages;
	const refused = Object.entries(packages)
		.filter(([folder, { license }]) => !isAllowed(license, shipped.has(folder) ? allowedToShip : allowedForTools))
		.map(([folder, { license }]) => `${folder}: ${license}`);
	expect(refused).toEqual([]);
});
