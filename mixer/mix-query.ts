import { floors, maxKeptMixes, upperKinds, wallTones } from "../facts/kitchen/mixer.ts";
import { frontDesigns } from "../facts/products/fronts.ts";
import { materialKeys } from "../facts/products/materials.ts";
import { sinks, taps } from "../facts/products/sinks-and-taps.ts";
import { worktops } from "../facts/products/worktops.ts";
import { fieldNames, formParameters, keptParameter, linkParameter } from "./field-names.ts";
import {
	type FollowingChoice,
	type FrontChoice,
	fieldDefaults,
	type Mix,
	mixPlans,
	mixSystems,
	openingMix,
	parseColour,
	planSizes,
	withPaint,
} from "./mix.ts";
import { type ParsedMix, parseLink, parseSingles, serializeLink } from "./mix-link.ts";

/**
 * The mix in a query or form: that of its link, or the given one, changed by every field that is present. Values that
 * cannot be read change nothing and set `damaged`.
 */
export function parseMixQuery(
	query: URLSearchParams,
	fallback: Mix = formParameters.some((name) => query.has(name)) ? fieldDefaults : openingMix,
): ParsedMix {
	const link = query.get(linkParameter);
	const { mix: start, damaged: damagedLink } = link === null ? { mix: fallback, damaged: false } : parseLink(link);
	let damaged = damagedLink;

	const read = <Value extends string>(name: string, values: readonly Value[], present: Value): Value => {
		const text = query.get(name);
		const match = values.find((value) => value === text);
		if (text !== null && match === undefined) damaged = true;
		return match ?? present;
	};
	const paint = (name: string, present: string | undefined): string | undefined => {
		const text = query.get(name);
		const colour = text === null ? undefined : parseColour(text);
		if (text !== null && !colour) damaged = true;
		return colour ?? present;
	};
	const following = (group: "wall" | "tall"): FollowingChoice => {
		const [names, present] = [fieldNames[group], start[group]];
		const design = read(names.design, ["same", ...frontDesigns], present.design);
		const material = read(names.material, ["same", ...materialKeys], present.material);
		return withPaint({ design, material }, paint(names.colour, present.colour));
	};
	const { design, material, colour } = fieldNames.base;
	const base: FrontChoice = withPaint(
		{
			design: read(design, frontDesigns, start.base.design),
			material: read(material, materialKeys, start.base.material),
		},
		paint(colour, start.base.colour),
	);
	const plan = read(fieldNames.plan, mixPlans, start.plan);
	const size = read(fieldNames.size, planSizes, start.size);
	const uppers = read(fieldNames.uppers, upperKinds, start.uppers);
	const layout = { plan, size, uppers };
	const text = query.get(fieldNames.singles);
	// The numbers of single fronts belong to one layout.
	const kept = plan === start.plan && size === start.size && uppers === start.uppers ? start.singles : [];
	const mix: Mix = {
		...layout,
		singles: text === null ? kept : parseSingles(text, layout),
		system: read(fieldNames.system, mixSystems, start.system),
		base,
		wall: following("wall"),
		tall: following("tall"),
		worktop: read(fieldNames.worktop, worktops, start.worktop),
		sink: read(fieldNames.sink, sinks, start.sink),
		tap: read(fieldNames.tap, taps, start.tap),
		wallTone: read(fieldNames.wallTone, wallTones, start.wallTone),
		floor: read(fieldNames.floor, floors, start.floor),
	};
	return { mix, damaged };
}

/** The kitchens that an address keeps, each once; those that cannot be read are left out. */
export function parseKeptMixes(query: URLSearchParams): Mix[] {
	const links = (query.get(keptParameter) ?? "").split(".").filter(Boolean);
	const read = links.map(parseLink).filter(({ damaged }) => !damaged);
	const unique = new Map(read.map(({ mix }) => [serializeLink(mix), mix]));
	return [...unique.values()].slice(0, maxKeptMixes);
}

/** The query of an address with this kitchen, and those that are kept beside it. */
export function serializeMixQuery(mix: Mix, kept: readonly Mix[] = []): string {
	const parts = [
		[linkParameter, serializeLink(mix)],
		...(kept.length > 0 ? [[keptParameter, kept.map(serializeLink).join(".")]] : []),
	];
	// Links are made of characters that need no escaping; URLSearchParams would not shorten this.
	return parts.map(([name, value]) => `${name}=${value}`).join("&");
}
