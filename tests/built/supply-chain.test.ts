import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { buildFolder, readBuilt } from "./built-site.ts";

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
	readFileSync(resolve("package.json"), "utf8"),
);

test("the site carries the licence texts of the code and fonts that browsers get", () => {
	const licences = readBuilt("licences.txt");
	const named = [...licences.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name, licence]) => [name, licence]);
	expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(["react", "react-dom", "react-router", "three"]));
	expect(
		named.filter(([, licence]) => !["MIT", "ISC", "Apache-2.0", "BSD-3-Clause", "0BSD"].includes(licence ?? "")),
	).toEqual([]);
	expect(licences).toContain("Copyright (c) Meta Platforms");
	expect(licences).not.toContain("nodemailer");
	expect(readBuilt("font-licences.txt").match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBe(2);
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
