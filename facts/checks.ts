import { type Hours, type Studio, studios } from "./company/studios.ts";
import { type Vacancy, vacancies } from "./company/vacancies.ts";
import { comesOffInvoice, journey } from "./costs/journey.ts";
import { priceList, prices } from "./costs/prices.ts";
import { contrast } from "./products/contrast.ts";
import { type Material, materials } from "./products/materials.ts";
import { locales } from "./site/locales.ts";
import { type Page, pages } from "./site/pages.ts";

/** Gaps and contradictions in the facts that no type can see, a sentence each. The build stops at any of them. */
export function checkFacts(): string[] {
	return [
		...checkPages(pages),
		...checkMaterials(materials),
		...checkHours(studios),
		...checkVacancies(vacancies),
		...checkPriceList(Object.keys(prices), priceList),
		...checkPayments(journey, comesOffInvoice),
	];
}

export function checkPages(table: Readonly<Record<string, Page>>): string[] {
	const all = Object.entries(table).flatMap(([key, page]) => locales.map((locale) => ({ key, path: page[locale] })));
	return all.flatMap(({ key, path }, position) => {
		const at = `facts/site/pages.ts: the address ${path} of '${key}'`;
		const first = all.find((other) => other.path === path);
		return [
			...(first && all.indexOf(first) !== position ? [`${at} is that of '${first.key}' too.`] : []),
			...(/^\/$|^(\/[a-z0-9-]+)+$/.test(path)
				? []
				: [`${at} must be made of small letters, digits, dashes and slashes, without one at the end.`]),
		];
	});
}

export function checkMaterials(table: Readonly<Record<string, Material>>): string[] {
	return Object.entries(table).flatMap(([key, { colour, ink }]) => {
		const at = `facts/products/materials.ts: '${key}'`;
		const wrong = [colour, ink].filter((hex) => !/^#[0-9a-f]{6}$/.test(hex));
		if (wrong.length > 0) return wrong.map((hex) => `${at} has the colour '${hex}'; write it like #3f4f86.`);
		const found = contrast(colour, ink);
		return found >= 4.5
			? []
			: [`${at} has letters of ${ink} on ${colour}: a contrast of ${found.toFixed(1)}, 4.5 is needed.`];
	});
}

export function checkHours(table: Readonly<Record<string, Studio>>): string[] {
	return Object.entries(table).flatMap(([key, { hours }]) => {
		const at = `facts/company/studios.ts: ${key}`;
		const { open, byAppointment, firstSaturday, closed, closedOn = [] } = hours;
		const spans = [open.hours, byAppointment.hours, ...(firstSaturday ? [firstSaturday] : [])];
		const overlaps = overlap(open.hours, byAppointment.hours);
		return [
			...spans
				.filter((span) => !isSpan(span))
				.map(({ from, to }) => `${at} is open from ${from} to ${to}; write hours like 09:00, the earlier first.`),
			...byAppointment.days
				.filter((day) => overlaps && open.days.includes(day))
				.map((day) => `${at} is both open and by appointment at the same hour of weekday ${day}.`),
			...(closed && [...open.days, ...byAppointment.days].includes(closed)
				? [`${at} is closed on weekday ${closed}, on which it also has hours.`]
				: []),
			...closedOn
				.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
				.map((day) => `${at} is closed on '${day}'; write a day like 2026-12-24.`),
		];
	});
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
const isSpan = ({ from, to }: Hours) => isTime(from) && isTime(to) && from < to;
const overlap = (one: Hours, other: Hours) => one.from < other.to && other.from < one.to;

export function checkVacancies(table: Readonly<Record<string, Vacancy>>): string[] {
	return Object.entries(table).flatMap(([key, { open, page, listedOn = "" }]) =>
		open && page && !/^\d{4}-\d\d-\d\d$/.test(listedOn)
			? [`facts/company/vacancies.ts: '${key}' is open, so job boards want the day it was listed (listedOn).`]
			: [],
	);
}

export function checkPriceList(names: readonly string[], list: Readonly<Record<string, readonly string[]>>): string[] {
	const listed = Object.values(list).flat();
	return names.flatMap((name) => {
		const times = listed.filter((one) => one === name).length;
		return times === 1 ? [] : [`facts/costs/prices.ts: '${name}' is on the price list ${times} times instead of once.`];
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
			.map((name) => `facts/costs/journey.ts: '${name}' is paid in two steps.`),
		...deducted
			.filter((name) => !payments.slice(0, invoice).flat().includes(name))
			.map((name) => `facts/costs/journey.ts: '${name}' comes off the invoice but is not paid before it.`),
	];
}
