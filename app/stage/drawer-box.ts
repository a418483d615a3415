import { addBoard } from "./boards.ts";
import type { MeshBuilder } from "./mesh-builder.ts";
import { slotOf } from "./slots.ts";

const thick = 0.012;
const deep = 0.52;
/** How far the box stays away from the edges of its front. */
const inset = { side: 0.03, below: 0.03, above: 0.07 };

/** The box behind the front of a drawer, open above. */
export function addDrawerBox(mesh: MeshBuilder, width: number, height: number): void {
	const [left, right] = [inset.side, width - inset.side];
	const bottom = inset.below;
	const top = Math.max(bottom + 0.06, Math.min(height - inset.above, bottom + 0.2));
	mesh.slot = slotOf("drawer");
	mesh.shade = 0.8;
	addBoard(mesh, { low: [left, bottom, -deep], high: [left + thick, top, 0] }, { across: true, behind: 0.5 });
	addBoard(mesh, { low: [right - thick, bottom, -deep], high: [right, top, 0] }, { across: true, behind: 0.5 });
	addBoard(mesh, { low: [left, bottom, -deep], high: [right, top, -deep + thick] }, { across: true });
	mesh.shade = 0.6;
	addBoard(mesh, { low: [left, bottom, -deep], high: [right, bottom + thick, 0] }, { behind: 0.5 });
	mesh.shade = 1;
}
