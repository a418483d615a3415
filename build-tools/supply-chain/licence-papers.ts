import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShippedPackage } from "./shipped-packages.ts";

/** The words of a package's licence, from the package itself; undefined where it brings none or is not installed here. */
export function licenceTextOf(project: string, folder: string): string | undefined {
	try {
		const file = readdirSync(join(project, folder)).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
		return file && ownWords(readFileSync(join(project, folder, file), "utf8").replaceAll("\r\n", "\n"));
	} catch {
		return undefined;
	}
}

/** Vite's file goes on with the licences of what Vite is made of; of Vite we ship a few lines, and nothing of those. */
const ownWords = (text: string): string => (text.split(/^# Licenses of bundled dependencies$/m)[0] ?? text).trim();

type TextOf = (folder: string) => string | undefined;

/** For whoever runs the site: every package with its licence, then the words of each. */
export function licencesDocument(shipped: readonly ShippedPackage[], textOf: TextOf): string {
	const rows = shipped.map(
		({ name, version, license, receivers, optional }) =>
			`| ${name} | ${version} | ${license} | ${receivers.join(", ")}${optional ? " (optional)" : ""} |`,
	);
	const table = ["| Package | Version | Licence | Goes to |", "|---|---|---|---|", ...rows].join("\n");
	const texts = shipped.map(
		(one) => `## ${one.name} ${one.version}\n\n~~~\n${textOf(one.folder) ?? withoutText(one)}\n~~~`,
	);
	return `${["# What ships, and its licences", table, ...texts].join("\n\n")}\n`;
}

/** For visitors: the words that must go with every copy of what their browser was given. */
export function licencesForBrowsers(shipped: readonly ShippedPackage[], textOf: TextOf): string {
	const line = "-".repeat(72);
	const parts = shipped
		.filter(({ receivers }) => receivers.includes("browser"))
		.map((one) => `${one.name} ${one.version} (${one.license})\n\n${textOf(one.folder) ?? withoutText(one)}`);
	return `${["This site contains the following software and typefaces.", ...parts].join(`\n\n${line}\n\n`)}\n`;
}

function withoutText({ name, version, license }: ShippedPackage): string {
	return `${license}. The package brings no licence text: https://www.npmjs.com/package/${name}/v/${version}`;
}
