import type { Family } from "./materials.ts";

/** What the editor calls the families of materials. */
export const familyLabels = {
	fenix: "Fenix",
	melatop: "Melatop",
	wood: "Hout",
	painted: "Painted",
	"raw-mdf": "Raw MDF",
	multiplex: "Multiplex",
} as const satisfies Record<Family, string>;
