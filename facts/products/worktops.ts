export const worktops = ["marble-composite", "stainless-steel", "marble", "fenix"] as const;
export type Worktop = (typeof worktops)[number];

/** As they are drawn. Like those of materials, these are impressions for screens. */
export const worktopColours = {
	"marble-composite": "#ece7de",
	"stainless-steel": "#bcc0c2",
	marble: "#f3f1ee",
	fenix: "#2a292e",
} as const satisfies Record<Worktop, string>;

export const marbleComposite = {
	marblePercent: { min: 90, max: 95 },
	epoxyPercent: { min: 5, max: 10 },
	minThicknessMm: 20,
} as const;

/** Stainless steel comes in three builds, each with its thickness in millimetres. */
export const stainlessSteelMm = { solid: 4, stacked: 5, set: 12 } as const;
export const steelBuilds = ["solid", "stacked", "set"] as const satisfies (keyof typeof stainlessSteelMm)[];
export type SteelBuild = (typeof steelBuilds)[number];

/** How thick each worktop is in our pictures, in millimetres. */
export const worktopThicknessMm = {
	"marble-composite": { slab: marbleComposite.minThicknessMm },
	"stainless-steel": stainlessSteelMm,
	marble: { slab: 20 },
	fenix: { slab: 12 },
} as const satisfies Record<Worktop, Record<string, number>>;
