import { cabinets, kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import type { Measures } from "./measures.ts";
import type { Appliance, Box, CabinetPart, FrontPart, FrontRole, Opening } from "./model.ts";
import type { Unit } from "./plans.ts";

const half = cabinets.frontGap / 2;

/** Fronts from the floor up, in rows of the cabinet. */
const stacks = { drawers2: [2, 2], drawers3: [2, 1, 1], hob: [2, 1, 1], "tall-oven": [2, 1] } as const;
const ovenRows = 3;
/** Where a tall cabinet's two doors meet. */
const splitRows = 7;

export const isTall = ({ kind }: Unit) => kind === "tall" || kind === "tall-oven";

/** The cabinet of a unit on the floor, its left side at x. */
export function floorCabinet(id: string, unit: Unit, x: number, measures: Measures): CabinetPart {
	const tall = isTall(unit);
	const bay = bayOf(id, tall ? "tall" : "base", unit, x, tall ? measures.row : measures.baseRow);
	const top = tall ? measures.tallTop : measures.baseTop;
	const { fronts, appliances } = fill(bay, unit, measures, top);
	const { plinth } = measures;
	const carcass = { x, y: plinth, z: 0, width: bay.width, height: top - plinth, depth: cabinets.base.depth };
	return { id, group: bay.group, module: bay.width, carcass, fronts, appliances };
}

/** The cabinet that hangs above a unit. */
export function wallCabinet(id: string, unit: Unit, x: number, measures: Measures): CabinetPart {
	const bay = bayOf(id, "wall", unit, x, measures.row);
	const { wallFoot: y, tallTop } = measures;
	const carcass = { x, y, z: 0, width: bay.width, height: tallTop - y, depth: cabinets.wall.depth };
	const fronts = doors(bay, y, tallTop, "wall", unit.width === 80 ? 2 : 1, unit.hinge ?? "right");
	return { id, group: "wall", module: bay.width, carcass, fronts, appliances: [] };
}

type Bay = {
	id: string;
	group: FrontPart["group"];
	x: number;
	width: CabinetPart["module"];
	/** The height of one row of fronts. */
	row: number;
	/** Where the backs of its fronts are. */
	z: number;
};

const modules = { 40: 400, 60: 600, 80: 800 } as const;

function bayOf(id: string, group: Bay["group"], unit: Unit, x: number, row: number): Bay {
	const depth = group === "wall" ? cabinets.wall.depth : cabinets.base.depth;
	return { id, group, x, width: modules[unit.width], row, z: depth + kitchenSizes.frontBuffer };
}

function fill(bay: Bay, unit: Unit, { plinth }: Measures, top: number): Pick<CabinetPart, "fronts" | "appliances"> {
	const { hinge = "left" } = unit;
	switch (unit.kind) {
		case "drawers2":
		case "drawers3":
		case "hob":
			return { fronts: drawers(bay, plinth, stacks[unit.kind]), appliances: [] };
		case "dishwasher":
			return { fronts: doors(bay, plinth, top, "door", 1, "bottom"), appliances: [] };
		case "door":
		case "sink":
			return { fronts: doors(bay, plinth, top, "door", unit.width === 80 ? 2 : 1, hinge), appliances: [] };
		case "tall": {
			const split = plinth + splitRows * bay.row;
			const lower = doors(bay, plinth, split, "tall", 1, hinge);
			return { fronts: [...lower, ...doors(bay, split, top, "wall", 1, hinge, lower.length)], appliances: [] };
		}
		case "tall-oven": {
			const lower = drawers(bay, plinth, stacks["tall-oven"]);
			const oven = plinth + stacks["tall-oven"].reduce((sum, rows) => sum + rows, 0) * bay.row;
			const above = oven + ovenRows * bay.row;
			return {
				fronts: [...lower, ...doors(bay, above, top, "wall", 1, hinge, lower.length)],
				appliances: [appliance(bay, oven, above)],
			};
		}
	}
}

function drawers(bay: Bay, foot: number, rows: readonly number[]): FrontPart[] {
	let y = foot;
	return rows.map((count, number) => {
		const low = y;
		y += count * bay.row;
		return front(bay, number, bay.x, bay.width, low, y, "drawer", { by: "drawer", reach: kitchenSizes.drawerReach });
	});
}

function doors(
	bay: Bay,
	foot: number,
	top: number,
	role: FrontRole,
	count: 1 | 2,
	hinge: "left" | "right" | "bottom",
	first = 0,
): FrontPart[] {
	const width = bay.width / count;
	return Array.from({ length: count }, (_, number) => {
		const side = count === 1 ? hinge : number === 0 ? "left" : "right";
		return front(bay, first + number, bay.x + number * width, width, foot, top, role, { by: "door", hinge: side });
	});
}

/** A front in its place, with half a gap on every side. */
function front(
	bay: Bay,
	number: number,
	x: number,
	width: number,
	foot: number,
	top: number,
	role: FrontRole,
	opens: Opening,
): FrontPart {
	return { id: `${bay.id}-${number}`, group: bay.group, role, opens, ...facing(bay, x, width, foot, top) };
}

const appliance = (bay: Bay, foot: number, top: number): Appliance => ({
	id: `${bay.id}-oven`,
	kind: "oven",
	...facing(bay, bay.x, bay.width, foot, top),
});

function facing(bay: Bay, x: number, width: number, foot: number, top: number): Box {
	return {
		x: x + half,
		y: foot + half,
		z: bay.z,
		width: width - cabinets.frontGap,
		height: top - foot - cabinets.frontGap,
		depth: cabinets.frontThickness,
	};
}
