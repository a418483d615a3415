import { cabinets, kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import { floorCabinet, isTall } from "./cabinet.ts";
import type { Measures } from "./measures.ts";
import type { CabinetPart, Panel } from "./model.ts";
import type { RunPlan, Unit } from "./plans.ts";

const { coverThickness: cover, frontThickness } = cabinets;
const { cornerFiller, worktopOverhang } = kitchenSizes;

export type PlacedUnit = { unit: Unit; cabinet: CabinetPart };
export type Stretch = { from: number; to: number };

type Placed = {
	units: PlacedUnit[];
	panels: Panel[];
	/** Where low cabinets stand between tall ones and ends: each gets a worktop of its own. */
	low: Stretch[];
	length: number;
};

/**
 * Puts a row's cabinets side by side and closes it off: a panel at each free end and wherever a tall cabinet stands
 * beside low ones, as high as the higher of the two; fillers where two rows meet.
 */
export function placeUnits({ name, units, ends }: RunPlan, measures: Measures): Placed {
	const { face, baseTop, tallTop, plinth } = measures;
	const panels: Panel[] = [];
	const placed: PlacedUnit[] = [];
	const low: Stretch[] = [];
	let x = 0;
	/** Where the present stretch of low cabinets begins. */
	let start: number | undefined;

	const addCover = (tall: boolean) => {
		const box = { x, y: 0, z: 0, width: cover, height: tall ? tallTop : baseTop, depth: face };
		panels.push({ id: `${name}-cover-${panels.length}`, kind: "cover", group: tall ? "tall" : "base", ...box });
		x += cover;
	};
	const addFiller = () => {
		const box = { x, y: plinth, z: face - frontThickness, width: cornerFiller, height: baseTop - plinth };
		panels.push({ id: `${name}-filler`, kind: "filler", group: "base", ...box, depth: frontThickness });
		x += cornerFiller;
	};

	units.forEach((unit, number) => {
		const before = units[number - 1];
		const tall = isTall(unit);
		if (!before && ends[0] === "corner") {
			// Behind the face of the other run; its worktop reaches a little further than its fronts.
			start = face + worktopOverhang.front;
			x = face;
			addFiller();
		} else if (!before) {
			if (!tall) start = x;
			addCover(tall);
		} else if (isTall(before) !== tall) {
			if (tall && start !== undefined) low.push({ from: start, to: x });
			addCover(true);
			start = tall ? undefined : x;
		}
		const cabinet = floorCabinet(`${name}-${number}`, unit, x, measures);
		placed.push({ unit, cabinet });
		x += cabinet.module;
	});
	if (ends[1] === "corner") {
		addFiller();
		x += face;
	} else {
		addCover(units.slice(-1).some(isTall));
	}
	if (start !== undefined) low.push({ from: start, to: x });
	return { units: placed, panels, low, length: x };
}
