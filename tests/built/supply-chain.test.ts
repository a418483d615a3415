import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allowedToShip, isAllowed } from "../../build-tools/supply-chain/licences.ts";
import { readManifest } from "../../build-tools/supply-chain/lock-file.ts";
import { buildFolder, readBuilt } from "./built-site.ts";

type Component = {
	group?: string;
	name: string;
	licenses?: { license?: { id: string }; expression?: string }[];
	properties: { value: string }[];
};

const bill: { components: Component[] } = JSON.parse(readFileSync(join(buildFolder, "sbom.cdx.json"), "utf8"));
const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name);
const shipped = bill.components.map(nameOf);
const { dependencies } = readManifest();

test("the bill of materials holds what the server needs and what browsers get", () => {
	expect(shipped).toEqual(expect.arrayContaining(Object.keys(dependencies)));
	const forBrowsers = bill.components.filter(({ properties }) => properties.some(({ value }) => value === "browser"));
	expect(forBrowsers.map(nameOf)).toEqual(
		expect.arrayContaining(["react", "react-dom", "react-router", "three", "@fontsource-variable/anybody"]),
	);
});

test("all that ships may be shipped", () => {
	const refused = bill.components.filter(
		({ licenses }) => !isAllowed(licenses?.[0]?.license?.id ?? licenses?.[0]?.expression, allowedToShip),
	);
	expect(refused.map(nameOf)).toEqual([]);
});

test("licences lie beside the build, and those of what browsers get on the site", () => {
	const all = readFileSync(join(buildFolder, "licences.md"), "utf8");
	for (const name of shipped) expect(all).toContain(`| ${name} |`);
	expect(readBuilt("licences.txt")).toContain("SIL Open Font License");
	expect(readBuilt("licences.txt")).toContain("Copyright (c) Meta Platforms");
	expect(readBuilt("licences.txt")).not.toContain("nodemailer");
});

test("the server's half of the build imports production dependencies only", () => {
	const code = readFileSync(join(buildFolder, "server/index.js"), "utf8");
	const imported = [...code.matchAll(/^import\s*(?:[\w*{][^"']*?\sfrom\s*)?["']([^."'][^"']*)["']/gm)].map(
		([, from = ""]) => from,
	);
	const packages = imported
		.filter((from) => !isBuiltin(from))
		.map((from) =>
			from
				.split("/")
				.slice(0, from.startsWith("@") ? 2 : 1)
				.join("/"),
		);
	expect(packages.length).toBeGreaterThan(0);
	expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
