import type { FrontPart } from "../../mixer/kitchen-model/model.ts";

/** How wide doors open, in degrees. */
const doorAngle = 96;
const flapAngle = 84;

/** How a front moves in its own frame: a step along z, or a turn around an edge. */
export type Movement =
	| { by: "slide"; along: number }
	| { by: "turn"; axis: "x" | "y"; pivot: readonly [x: number, y: number, z: number]; radians: number };

/** Where a front is when it stands open by a share of 0 to 1; in metres. */
export function movementOf(
	{ opens, width, depth }: Pick<FrontPart, "opens" | "width" | "depth">,
	share: number,
): Movement {
	if (opens.by === "drawer") return { by: "slide", along: (opens.reach / 1000) * share };
	// Hinges turn around the outer edge, so that a door stays within its own width.
	const face = depth / 1000;
	const radians = (((opens.hinge === "bottom" ? flapAngle : doorAngle) * Math.PI) / 180) * share;
	switch (opens.hinge) {
		case "left":
			return { by: "turn", axis: "y", pivot: [0, 0, face], radians: -radians };
		case "right":
			return { by: "turn", axis: "y", pivot: [width / 1000, 0, face], radians };
		case "bottom":
			return { by: "turn", axis: "x", pivot: [0, 0, face], radians };
	}
}

/** Slow at both ends. */
export const eased = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);
