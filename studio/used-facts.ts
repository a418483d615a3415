import { type MaterialKey, materialKeys, materialOf } from "../facts/products/materials.ts";
import { sceneFacts } from "./facts.ts";

/**
 * The facts that a shot can use: Blender gets these and no others, so that a change of Lychee makes only pictures
 * with Lychee old. Materials count when the shot or the code names them, designs and worktops when the shot does.
 * Cabinets always count.
 */
export function usedFacts(shotNames: ReadonlySet<string>, codeNames: ReadonlySet<string>) {
	const materials = materialKeys.filter((key) => shotNames.has(key) || codeNames.has(key));
	return {
		cabinets: sceneFacts.cabinets,
		materials: Object.fromEntries(materials.map((key) => [key, looksOf(key)])),
		frontGeometry: pick(sceneFacts.frontGeometry, shotNames),
		worktopThickness: pick(sceneFacts.worktopThickness, shotNames),
	};
}

/** Without its names: a material that is called otherwise looks the same. */
function looksOf(key: MaterialKey) {
	const { family, colour } = materialOf(key);
	return { family, colour };
}

function pick(table: Readonly<Record<string, unknown>>, keys: ReadonlySet<string>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(table).filter(([key]) => keys.has(key)));
}
