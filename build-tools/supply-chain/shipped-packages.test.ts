import { expect, test } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";
import { packageFolderOf } from "./bundled-packages-plugin.ts";
import { licencesDocument, licencesForBrowsers } from "./licence-papers.ts";
import { findPackage, type LockFile } from "./lock-file.ts";
import { kept, shippedPackages } from "./shipped-packages.ts";

const hashed = { version: "1.0.0", license: "MIT", integrity: `sha512-${Buffer.alloc(64, 1).toString("base64")}` };
const lock: LockFile = {
	lockfileVersion: 3,
	packages: {
		"node_modules/a": { ...hashed, dependencies: { c: "^1" }, optionalDependencies: { d: "^1" } },
		"node_modules/a/node_modules/c": { ...hashed, version: "1.1.0", dependencies: { e: "^1" } },
		"node_modules/b": {
			...hashed,
			peerDependencies: { a: "^1", tool: "^1" },
			peerDependenciesMeta: { tool: { optional: true } },
		},
		"node_modules/c": { ...hashed, version: "2.0.0", dev: true },
		"node_modules/d": hashed,
		"node_modules/e": hashed,
		"node_modules/node": hashed,
		"node_modules/@scope/bundled": { ...hashed, dev: true },
		"node_modules/tool": { ...hashed, dev: true },
		...Object.fromEntries(kept.map((name) => [`node_modules/${name}`, { ...hashed, license: "OFL-1.1", dev: true }])),
	},
};
const manifest = {
	name: "site",
	version: "0.1.0",
	license: "MIT",
	dependencies: { a: "1.0.0", b: "1.0.0" },
	devDependencies: { tool: "1.0.0" },
	optionalDependencies: { node: "1.0.0" },
};
const shipped = shippedPackages(lock, manifest, ["node_modules/@scope/bundled", "node_modules/e"]);

test("a package is looked for outwards from who needs it", () => {
	expect(findPackage(lock, "c", "node_modules/a")).toBe("node_modules/a/node_modules/c");
	expect(findPackage(lock, "e", "node_modules/a/node_modules/c")).toBe("node_modules/e");
	expect(findPackage(lock, "c", "")).toBe("node_modules/c");
	expect(findPackage(lock, "z", "node_modules/a/node_modules/c")).toBeUndefined();
});

test("what ships is what the server needs and what the bundler took; tools stay", () => {
	const fonts = kept.map((name) => [name, "browser", false]);
	expect(shipped.map(({ name, receivers, optional }) => [name, receivers.join(), optional])).toEqual([
		...fonts,
		["@scope/bundled", "browser", false],
		["a", "server", false],
		["c", "server", false],
		["b", "server", false],
		["d", "server", true],
		["e", "browser,server", false],
		["node", "server", true],
	]);
});

test("a package that is bundled but not locked stops the build", () => {
	expect(() => shippedPackages(lock, manifest, ["node_modules/stranger"])).toThrow("run npm ci");
});

test.each([
	["/home/site/node_modules/react/index.js", "node_modules/react"],
	["/home/site/node_modules/@a/b/x.js?url", "node_modules/@a/b"],
	["/home/site/node_modules/a/node_modules/b/x.js", "node_modules/a/node_modules/b"],
	["\0vite/preload-helper.js", "node_modules/vite"],
	["/home/site/app/root.tsx", undefined],
	["\0virtual:last-changes", undefined],
])("the module %j is of %s", (module, folder) => {
	expect(packageFolderOf(module)).toBe(folder);
});

test("the bill of materials names each package once, with its hash, and links only what it names", () => {
	const text = billOfMaterials(shipped, manifest);
	expect(billOfMaterials(shipped, manifest)).toBe(text);
	const bill = JSON.parse(text);
	expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
	expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
	expect(bill.components.find(({ name }: { name: string }) => name === "bundled")).toMatchObject({
		group: "@scope",
		purl: "pkg:npm/%40scope/bundled@1.0.0",
		hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
		licenses: [{ license: { id: "MIT" } }],
	});
	const named = new Set(bill.components.map((one: { "bom-ref": string }) => one["bom-ref"]));
	expect(named.size).toBe(shipped.length);
	for (const { dependsOn } of bill.dependencies) for (const one of dependsOn) expect(named).toContain(one);
});

test("licences go with the software: all of them for who runs the site, the browsers' part for visitors", () => {
	const textOf = (folder: string) => (folder === "node_modules/e" ? "Copyright E" : undefined);
	expect(licencesDocument(shipped, textOf)).toContain("| node | 1.0.0 | MIT | server (optional) |");
	const forBrowsers = licencesForBrowsers(shipped, textOf);
	expect(forBrowsers).toContain("e 1.0.0 (MIT)\n\nCopyright E");
	expect(forBrowsers).toContain("@scope/bundled 1.0.0 (MIT)\n\nMIT. The package brings no licence text");
	expect(forBrowsers).not.toContain("node 1.0.0");
});
