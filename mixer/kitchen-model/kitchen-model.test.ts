import { describe, expect, test } from "vitest";
import { cabinets, kitchenSizes } from "../../facts/kitchen/cabinets.ts";
import { upperKinds } from "../../facts/kitchen/mixer.ts";
import { worktops } from "../../facts/products/worktops.ts";
import { groupsIn, mixPlans, mixSystems, planSizes } from "../mix.ts";
import { buildKitchen } from "./build-kitchen.ts";
import { elevationOf } from "./elevation.ts";
import { inRoom } from "./in-room.ts";
import type { Box, KitchenModel, Run } from "./model.ts";

const shapes = mixPlans.flatMap((plan) =>
	planSizes.flatMap((size) =>
		mixSystems.flatMap((system) =>
			worktops.flatMap((worktop) => upperKinds.map((uppers) => ({ plan, size, system, worktop, uppers }))),
		),
	),
);
const kitchens = shapes.map((shape) => ({ ...shape, model: buildKitchen(shape) }));

type Solid = Box & { id: string };

/** Every solid thing of a run. Worktops are cut into strips around their holes; bowls hang inside their carcass. */
function solidsOf(run: Run): Solid[] {
	return [
		...run.cabinets.flatMap(({ id, carcass, fronts, appliances }) => [{ id, ...carcass }, ...fronts, ...appliances]),
		...run.panels,
		...run.plinths,
		...run.hobs,
		...run.shelves,
		...run.worktops.flatMap(strips),
	];
}

function strips({ cutOuts, ...piece }: Run["worktops"][number]): Solid[] {
	const { x, z, width, depth, id } = piece;
	const edges = [...cutOuts].sort((one, other) => one.x - other.x);
	const between = [...edges, undefined].map((hole, number) => {
		const from = edges[number - 1];
		const left = from ? from.x + from.width : x;
		return { ...piece, id: `${id} beside hole ${number}`, x: left, width: (hole?.x ?? x + width) - left };
	});
	const around = edges.flatMap((hole) => [
		{ ...piece, id: `${id} behind ${hole.kind}`, x: hole.x, width: hole.width, depth: hole.z - z },
		{
			...piece,
			id: `${id} before ${hole.kind}`,
			x: hole.x,
			width: hole.width,
			z: hole.z + hole.depth,
			depth: z + depth - hole.z - hole.depth,
		},
	]);
	return [...between, ...around];
}

const roomSolids = ({ runs }: KitchenModel) =>
	runs.flatMap((run) => solidsOf(run).map((solid) => ({ id: solid.id, ...inRoom(run, solid) })));

const sides = [
	["x", "width"],
	["y", "height"],
	["z", "depth"],
] as const;

/** Positive where two boxes share space. */
const shared = (one: Box, other: Box) =>
	Math.min(
		...sides.map(([at, size]) => Math.min(one[at] + one[size], other[at] + other[size]) - Math.max(one[at], other[at])),
	);

describe.each(kitchens)("$plan $size on $system with $worktop and $uppers", ({ model, system, uppers }) => {
	const { runs, room } = model;
	const found = runs.flatMap((run) => run.cabinets);

	test("parts do not overlap and are inside the room", () => {
		const solids = roomSolids(model);
		const clashes = solids.flatMap((one, at) =>
			solids.slice(at + 1).flatMap((other) => (shared(one, other) > 0.01 ? [`${one.id} and ${other.id}`] : [])),
		);
		expect(clashes).toEqual([]);
		for (const { x, y, z, width, height, depth } of solids) {
			expect(x).toBeGreaterThanOrEqual(room.left);
			expect(x + width).toBeLessThanOrEqual(room.right + 0.01);
			expect(z).toBeGreaterThanOrEqual(0);
			expect(z + depth).toBeLessThan(room.depth);
			expect(y).toBeGreaterThanOrEqual(0);
			expect(y + height).toBeLessThan(room.height);
			expect(Math.min(width, height, depth)).toBeGreaterThan(0);
		}
	});

	test("ids are unique", () => {
		const ids = runs.flatMap((run) => [...solidsOf(run).map(({ id }) => id), ...run.sinks.map(({ id }) => id)]);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("there are base, wall and tall cabinets on the module grid, a sink with a tap and a hob", () => {
		expect(new Set(found.map(({ group }) => group))).toEqual(new Set(groupsIn({ uppers })));
		expect(runs.flatMap(({ shelves }) => shelves)).toHaveLength(uppers === "shelf" ? 1 : 0);
		for (const { module, carcass } of found) {
			expect(cabinets.widths).toContain(module);
			expect(carcass.width).toBe(module);
		}
		expect(runs.flatMap(({ sinks }) => sinks)).toHaveLength(1);
		expect(runs.flatMap(({ hobs }) => hobs)).toHaveLength(1);
	});

	test("fronts and appliances cover their carcass, with 3 mm between them", () => {
		for (const { carcass, fronts, appliances } of found) {
			const faces = [...fronts, ...appliances];
			const gap = cabinets.frontGap;
			const covered = faces.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
			expect(covered).toBeCloseTo(carcass.width * carcass.height);
			for (const face of faces) {
				expect(face.x).toBeGreaterThanOrEqual(carcass.x + gap / 2);
				expect(face.x + face.width).toBeLessThanOrEqual(carcass.x + carcass.width - gap / 2);
				expect(face.z).toBe(carcass.depth + kitchenSizes.frontBuffer);
			}
		}
		for (const run of runs) {
			const faces = run.cabinets.flatMap(({ fronts }) => fronts);
			for (const [at, one] of faces.entries()) {
				for (const other of faces.slice(at + 1)) {
					if (one.z !== other.z) continue;
					const beside = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
					const above = Math.max(one.y - other.y - other.height, other.y - one.y - one.height);
					// A gap is exactly that wide, or something stands in between.
					const gap = Math.max(beside, above);
					if (gap < 10) expect(gap).toBeCloseTo(cabinets.frontGap);
				}
			}
		}
	});

	test("every side of a cabinet is closed off: by a cabinet as high and deep, a panel, or the corner", () => {
		for (const run of runs) {
			const closers = [
				...run.cabinets.map(({ carcass }) => carcass),
				...run.panels.filter(({ kind }) => kind === "cover"),
				...run.panels.filter(({ kind }) => kind === "filler"),
			];
			for (const { id, carcass } of run.cabinets) {
				for (const side of [carcass.x, carcass.x + carcass.width]) {
					const closed = closers.some((closer) => {
						const touches =
							closer !== carcass &&
							(Math.abs(closer.x + closer.width - side) < 0.01 || Math.abs(closer.x - side) < 0.01);
						const asHigh = closer.y <= carcass.y && closer.y + closer.height >= carcass.y + carcass.height - 0.01;
						const asDeep = closer.z + closer.depth >= carcass.z + carcass.depth;
						return touches && asHigh && asDeep;
					});
					expect(closed, `${id} at ${side}`).toBe(true);
				}
			}
		}
	});

	test("a worktop lies on every low cabinet, and sink, hob and tap have a place in it", () => {
		for (const run of runs) {
			for (const { group, carcass } of run.cabinets.filter(({ group }) => group === "base")) {
				const over = run.worktops.find(({ x, width }) => x <= carcass.x && x + width >= carcass.x + carcass.width);
				expect(over?.y, group).toBe(carcass.y + carcass.height);
			}
			for (const { bowl, tap } of run.sinks) {
				const slab = run.worktops.find(({ cutOuts }) => cutOuts.some(({ x, z }) => x === bowl.x && z === bowl.z));
				expect(slab).toBeDefined();
				expect(tap.y).toBeCloseTo((slab?.y ?? 0) + (slab?.height ?? 0));
				expect(tap.z).toBeGreaterThan(slab?.z ?? 0);
				expect(tap.z).toBeLessThan(bowl.z);
				const around = run.cabinets.find(({ group, carcass }) => group === "base" && shared(carcass, bowl) > 0);
				expect(around && shared(around.carcass, bowl)).toBeCloseTo(kitchenSizes.sink.height);
			}
		}
	});

	test("every front opens, and has room to do so", () => {
		for (const { fronts } of found) {
			for (const { opens, role } of fronts) {
				expect(opens.by === "drawer").toBe(role === "drawer");
				if (opens.by === "drawer") expect(opens.reach).toBeLessThan(kitchenSizes.aisle);
			}
		}
	});

	test("Faktum's cabinets are 10 cm lower, and everything still fits on them", () => {
		const [base] = found.filter(({ group }) => group === "base");
		expect(base?.carcass.height).toBe(system === "faktum" ? 700 : 800);
	});

	test("the drawing shows every front once, side by side or nearer", () => {
		const { runs: drawn, width, height } = elevationOf(model);
		expect(drawn.flatMap(({ fronts }) => fronts.map(({ id }) => id))).toEqual(
			found.flatMap(({ fronts }) => fronts.map(({ id }) => id)),
		);
		for (const run of drawn) {
			for (const flat of [...run.fronts, ...run.panels, ...run.worktops, ...run.plinths, ...run.hobs]) {
				expect(flat.width).toBeGreaterThan(0);
				expect(flat.x).toBeGreaterThan(0);
				expect(flat.x + flat.width).toBeLessThan(width);
				expect(flat.y).toBeGreaterThan(0);
				expect(flat.y + flat.height).toBeLessThan(height);
			}
		}
		const apart = drawn.filter(({ name }) => name !== "island").flatMap(({ fronts, panels }) => [...fronts, ...panels]);
		for (const [at, one] of apart.entries()) {
			for (const other of apart.slice(at + 1)) {
				const beside = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
				const above = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
				expect(Math.min(beside, above), `${one.id} and ${other.id}`).toBeLessThan(0.01);
			}
		}
	});
});
