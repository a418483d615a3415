import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describeFault } from "../yaml/fault.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { buyingSteps, comesOffInvoice } from "./costs/buying-steps.ts";
import { priceList, prices, unlistedPrices } from "./costs/prices.ts";
import { contrast } from "./products/contrast.ts";
import { isLightInk, type Material, materials } from "./products/materials.ts";
import { localeOfPath, locales } from "./site/locales.ts";
import { type Page, pages } from "./site/pages.ts";
import { redirectFaults } from "./site/redirects.ts";
import { redirectsSchema } from "./site/redirects-schema.ts";

/** Checks facts of different files against each other. The build stops at any fault. */
export function checkFactsTogether(folder: string): string[] {
	return [
		...checkRedirects(readFileSync(join(folder, redirectsFile), "utf8")),
		...checkPages(pages),
		...checkMaterials(materials),
		...checkPriceList(Object.keys(prices), [...Object.values(priceList).flat(), ...unlistedPrices]),
		...checkPayments(buyingSteps, comesOffInvoice),
	];
}

const redirectsFile = "facts/site/redirects.yaml";

/** Checks the studio's redirects against the page table. */
export function checkRedirects(text: string): string[] {
	const read = readYaml(redirectsFile, text);
	if (!read.ok) return read.faults.map(describeFault);
	const { data, lineOf } = read.value;
	return redirectFaults(v.parse(redirectsSchema, data).redirects).map(({ position, problem }) =>
		describeFault({
			file: redirectsFile,
			line: lineOf(["redirects", position]),
			field: `redirects.${position}`,
			problem,
		}),
	);
}

export function checkPages(table: Readonly<Record<string, Page>>): string[] {
	const all = Object.entries(table).flatMap(([key, page]) =>
		locales.map((locale) => ({ key, locale, path: page[locale] })),
	);
	return all.flatMap(({ key, locale, path }, position) => {
		const at = `facts/site/pages.ts: the address ${path} of '${key}'`;
		const first = all.find((other) => other.path === path);
		return [
			...(first && all.indexOf(first) !== position ? [`${at} is that of '${first.key}' too.`] : []),
			...(/^\/$|^(\/[a-z0-9-]+)+$/.test(path)
				? []
				: [`${at} must be made of small letters, digits, dashes and slashes, without one at the end.`]),
			...(localeOfPath(path) === locale ? [] : [`${at} must ${locale === "en" ? "" : "not "}begin with /en.`]),
		];
	});
}

export function checkMaterials(table: Readonly<Record<string, Material>>): string[] {
	return Object.entries(table).flatMap(([key, { colour, ink }]) => {
		const at = `facts/products/materials.ts: '${key}'`;
		const wrong = [colour, ink].filter((hex) => !/^#[0-9a-f]{6}$/.test(hex));
		if (wrong.length > 0) return wrong.map((hex) => `${at} has the colour '${hex}'; write it like #3f4f86.`);
		// A button has the colour of the ink, and oat letters where that is dark.
		const onButton = isLightInk(ink) ? [] : [[materials.oat.colour, ink] as const];
		const pairs = [[ink, colour] as const, ...onButton];
		return pairs
			.map(([letters, ground]) => ({ letters, ground, ratio: contrast(letters, ground) }))
			.filter(({ ratio }) => ratio < 4.5)
			.map(
				({ letters, ground, ratio }) =>
					`${at} has letters of ${letters} on ${ground}: a contrast of ${ratio.toFixed(1)}, 4.5 is needed.`,
			);
	});
}

export function checkPriceList(names: readonly string[], listed: readonly string[]): string[] {
	return names.flatMap((name) => {
		const times = listed.filter((one) => one === name).length;
		return times === 1
			? []
			: [`facts/costs/prices.ts: '${name}' is ${times} times in priceList and unlistedPrices instead of once.`];
	});
}

type Payments = Readonly<Record<string, { due: readonly string[]; optional: readonly string[] }>>;

export function checkPayments(steps: Payments, deducted: readonly string[]): string[] {
	const payments = Object.values(steps).map(({ due, optional }) => [...due, ...optional]);
	const invoice = payments.findIndex((paid) => paid.includes("invoicePart"));
	const all = payments.flat();
	return [
		...all
			.filter((name, position) => all.indexOf(name) !== position)
			.map((name) => `facts/costs/buying-steps.ts: '${name}' is paid in two steps.`),
		...deducted
			.filter((name) => !payments.slice(0, invoice).flat().includes(name))
			.map((name) => `facts/costs/buying-steps.ts: '${name}' comes off the invoice but is not paid before it.`),
	];
}
