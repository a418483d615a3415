import type { MixPlan, PlanSize } from "../mix.ts";
import type { RunName } from "./model.ts";

/** A cabinet of a plan: what it is, how wide in centimetres, and on which side a single door hangs. */
export type Unit = {
	kind: "drawers2" | "drawers3" | "door" | "sink" | "hob" | "dishwasher" | "tall" | "tall-oven";
	width: 40 | 60 | 80;
	hinge?: "left" | "right";
};

/** A row of cabinets from left to right. `uppers` are the numbers of the units with a wall cabinet above them. */
export type RunPlan = {
	name: RunName;
	units: readonly Unit[];
	uppers?: readonly number[];
	/** The closure of each end: a panel, or the other run of an L. */
	ends: readonly ["cover" | "corner", "cover" | "corner"];
};

const unit = (kind: Unit["kind"], width: Unit["width"], hinge?: Unit["hinge"]): Unit =>
	hinge ? { kind, width, hinge } : { kind, width };

const bothCovered = ["cover", "cover"] as const;

/** The kitchens of the mixer. Each has base, wall and tall cabinets, a sink and a hob. */
export const kitchenPlans: Record<MixPlan, Record<PlanSize, readonly RunPlan[]>> = {
	"single-run": {
		narrow: [
			{
				name: "back",
				units: [unit("tall", 60, "left"), unit("drawers3", 80), unit("sink", 80), unit("hob", 60)],
				uppers: [1, 2],
				ends: bothCovered,
			},
		],
		wide: [
			{
				name: "back",
				units: [
					unit("tall", 60, "left"),
					unit("tall-oven", 60, "right"),
					unit("drawers3", 80),
					unit("sink", 80),
					unit("dishwasher", 60),
					unit("hob", 80),
					unit("door", 40, "right"),
				],
				uppers: [2, 3, 4],
				ends: bothCovered,
			},
		],
	},
	"l-shape": {
		narrow: [
			{
				name: "back",
				units: [unit("tall", 60, "left"), unit("sink", 80), unit("drawers2", 60)],
				uppers: [1, 2],
				ends: ["cover", "corner"],
			},
			{ name: "side", units: [unit("hob", 60), unit("door", 40, "right")], ends: ["corner", "cover"] },
		],
		wide: [
			{
				name: "back",
				units: [
					unit("tall", 60, "left"),
					unit("tall-oven", 60, "right"),
					unit("drawers3", 80),
					unit("sink", 80),
					unit("dishwasher", 60),
				],
				uppers: [2, 3, 4],
				ends: ["cover", "corner"],
			},
			{
				name: "side",
				units: [unit("hob", 80), unit("drawers2", 60), unit("door", 40, "right")],
				ends: ["corner", "cover"],
			},
		],
	},
	galley: {
		narrow: [
			{
				name: "left",
				units: [unit("drawers3", 60), unit("sink", 80), unit("drawers2", 60)],
				ends: bothCovered,
			},
			{
				name: "side",
				units: [unit("tall", 60, "left"), unit("hob", 80), unit("drawers3", 60)],
				uppers: [1, 2],
				ends: bothCovered,
			},
		],
		wide: [
			{
				name: "left",
				units: [unit("drawers3", 80), unit("sink", 80), unit("dishwasher", 60), unit("drawers2", 80)],
				ends: bothCovered,
			},
			{
				name: "side",
				units: [
					unit("tall", 60, "left"),
					unit("tall-oven", 60, "right"),
					unit("hob", 80),
					unit("drawers3", 60),
					unit("door", 40, "right"),
				],
				uppers: [2, 3, 4],
				ends: bothCovered,
			},
		],
	},
	island: {
		narrow: [
			{
				name: "back",
				units: [unit("tall", 60, "left"), unit("drawers2", 60), unit("sink", 80), unit("tall-oven", 60, "right")],
				uppers: [1, 2],
				ends: bothCovered,
			},
			{ name: "island", units: [unit("drawers3", 60), unit("hob", 80), unit("drawers3", 60)], ends: bothCovered },
		],
		wide: [
			{
				name: "back",
				units: [
					unit("tall", 60, "left"),
					unit("tall-oven", 60, "left"),
					unit("drawers2", 80),
					unit("sink", 80),
					unit("dishwasher", 60),
					unit("tall", 60, "right"),
				],
				uppers: [2, 3, 4],
				ends: bothCovered,
			},
			{ name: "island", units: [unit("drawers3", 80), unit("hob", 80), unit("drawers3", 80)], ends: bothCovered },
		],
	},
};

/** The widths of the cabinets on the floor in centimetres, row by row: 60 80 80 60. */
export function cabinetWidths(plan: MixPlan, size: PlanSize): string {
	return kitchenPlans[plan][size].map(({ units }) => units.map(({ width }) => width).join(" ")).join(" + ");
}
