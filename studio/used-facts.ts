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

/** Every word of a setting, at any depth. "fenix:tabasco" names both. */
export function namesInSetting(setting: unknown): Set<string> {
	const names = new Set<string>();
	const look = (value: unknown) => {
		if (typeof value === "string") for (const name of [value, ...value.split(":")]) names.add(name);
		else if (Array.isArray(value)) value.forEach(look);
		else if (value !== null && typeof value === "object") {
			for (const [key, inner] of Object.entries(value)) {
				names.add(key);
				look(inner);
			}
		}
	};
	look(setting);
	return names;
}

function pick(table: Readonly<Record<string, unknown>>, keys: ReadonlySet<string>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(table).filter(([key]) => keys.has(key)));
}
