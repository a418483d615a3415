import { cabinets, kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import type { Uppers } from "../../facts/kitchen/mixer.ts";
import { isTall, wallCabinet } from "./cabinet.ts";
import { type Measures, shelf, splashThickness } from "./measures.ts";
import type { CutOut, HobPart, Panel, Run, SinkPart, WorktopPiece } from "./model.ts";
import { type PlacedUnit, placeUnits, type Stretch } from "./place-units.ts";
import type { RunPlan } from "./plans.ts";

const { coverThickness: cover, plinthRecess, sideThickness } = cabinets;
const { worktopOverhang } = kitchenSizes;

/** The parts of a run, in its own frame; build-kitchen.ts places it in the room. */
type RunParts = Omit<Run, "at" | "turn">;

/** All parts of a row of cabinets. */
export function buildRun(plan: RunPlan, measures: Measures, kind: Uppers): RunParts {
	const { name } = plan;
	const { face, baseTop } = measures;
	const isIsland = name === "island";
	const { units, panels, low, length } = placeUnits(plan, measures);
	const uppers = kind === "cabinets" ? hangUppers(plan, units, measures) : { cabinets: [], panels: [] };
	const tops = low.map((stretch, number) => layWorktop(plan, number, stretch, length, units, measures));
	const back = { x: 0, y: 0, z: -cover, width: length, height: baseTop, depth: cover };
	return {
		name,
		length,
		face,
		cabinets: [...units.map(({ cabinet }) => cabinet), ...uppers.cabinets],
		panels: [
			...panels,
			...(isIsland ? [{ id: `${name}-back`, kind: "back", group: "base", ...back } as const] : []),
			...uppers.panels,
		],
		plinths: layPlinths(plan, panels, length, measures),
		worktops: tops.map(({ piece }) => piece),
		sinks: tops.flatMap(({ sinks }) => sinks),
		hobs: tops.flatMap(({ hobs }) => hobs),
		splashes: isIsland ? [] : tops.map(({ piece }) => splashBehind(piece, measures)),
		shelves: kind === "shelf" ? tops.flatMap(({ piece }) => hangShelf(plan, piece, measures)) : [],
	};
}

const splashBehind = ({ id, x, y, width, height }: WorktopPiece, { splash }: Measures) => ({
	id: `${id}-splash`,
	x,
	y: y + height,
	z: 0,
	width,
	height: splash,
	depth: splashThickness,
});

/** One shelf along the worktop, where wall cabinets would be above a part of it. */
function hangShelf({ name, uppers }: RunPlan, { x, width }: WorktopPiece, { wallFoot }: Measures) {
	const fromEnd = 40;
	return uppers
		? [{ id: `${name}-shelf`, x: x + fromEnd, y: wallFoot, z: 0, width: width - 2 * fromEnd, ...shelf }]
		: [];
}

/** Boards from panel to panel, standing back under the fronts; around a corner they meet behind the fillers. */
function layPlinths({ name, ends }: RunPlan, panels: readonly Panel[], length: number, { face, plinth }: Measures) {
	const recessed = face - plinthRecess;
	const covers = panels.filter(({ kind }) => kind === "cover");
	const starts = [...(ends[0] === "corner" ? [recessed] : []), ...covers.map(({ x, width }) => x + width)];
	const stops = [...covers.map(({ x }) => x), ...(ends[1] === "corner" ? [length - recessed] : [])];
	return starts.flatMap((x, number) => {
		const stop = stops.find((one) => one > x);
		const box = { y: 0, z: recessed - sideThickness, height: plinth, depth: sideThickness };
		return stop === undefined ? [] : [{ id: `${name}-plinth-${number}`, x, width: stop - x, ...box }];
	});
}

/** Wall cabinets above their units; beside a tall cabinet its panel already covers their side. */
function hangUppers({ name, units, uppers = [] }: RunPlan, standing: readonly PlacedUnit[], measures: Measures) {
	const hung = uppers.flatMap((number) => {
		const below = standing[number];
		return below ? [wallCabinet(`${name}-wall-${number}`, below.unit, below.cabinet.carcass.x, measures)] : [];
	});
	const panels: Panel[] = [];
	const close = (x: number, side: string) =>
		panels.push({
			id: `${name}-wall-cover-${side}`,
			kind: "cover",
			group: "wall",
			x,
			y: measures.wallFoot,
			z: 0,
			width: cover,
			depth: measures.wallFace,
			height: measures.tallTop - measures.wallFoot,
		});
	const [first, last] = [hung[0]?.carcass, hung.at(-1)?.carcass];
	const [firstNumber, lastNumber] = [uppers[0] ?? 0, uppers.at(-1) ?? 0];
	const besideTall = (number: number) => units.slice(number, number + 1).some(isTall);
	if (first && !(firstNumber > 0 && besideTall(firstNumber - 1))) close(first.x - cover, "left");
	if (last && !besideTall(lastNumber + 1)) close(last.x + last.width, "right");
	return { cabinets: hung, panels };
}

type Laid = { piece: WorktopPiece; sinks: SinkPart[]; hobs: HobPart[] };

/** The worktop over a stretch of low cabinets, with its sink and hob. */
function layWorktop(
	{ name, ends }: RunPlan,
	number: number,
	{ from, to }: Stretch,
	length: number,
	standing: readonly PlacedUnit[],
	{ baseTop, face, worktop }: Measures,
): Laid {
	const { front, end } = worktopOverhang;
	const left = from === 0 && ends[0] === "cover" ? end : 0;
	const right = to === length && ends[1] === "cover" ? end : 0;
	const behind = name === "island" ? cover + front : 0;
	const surface = baseTop + worktop;
	const middle = face / 2 + kitchenSizes.beforeMiddle;
	const under = standing.filter(({ cabinet }) => cabinet.carcass.x >= from && cabinet.carcass.x < to);
	const cutOuts = under.flatMap(({ unit, cabinet: { carcass } }): CutOut[] => {
		if (unit.kind !== "sink" && unit.kind !== "hob") return [];
		const { width, depth } = kitchenSizes[unit.kind];
		return [{ kind: unit.kind, x: carcass.x + (carcass.width - width) / 2, z: middle - depth / 2, width, depth }];
	});
	const piece: WorktopPiece = {
		id: `${name}-worktop-${number}`,
		x: from - left,
		y: baseTop,
		z: -behind,
		width: to - from + left + right,
		height: worktop,
		depth: face + front + behind,
		cutOuts,
	};
	const { sink, hob, tapBehindSink } = kitchenSizes;
	return {
		piece,
		sinks: cutOuts
			.filter(({ kind }) => kind === "sink")
			.map(({ x, z, width, depth }, at) => ({
				id: `${name}-sink-${at}`,
				bowl: { x, y: baseTop - sink.height, z, width, height: sink.height, depth },
				tap: { x: x + width / 2, y: surface, z: z - tapBehindSink },
			})),
		hobs: cutOuts
			.filter(({ kind }) => kind === "hob")
			.map(({ x, z, width, depth }, at) => ({
				id: `${name}-hob-${at}`,
				x,
				y: surface - worktop,
				z,
				width,
				height: worktop + hob.height,
				depth,
			})),
	};
}
