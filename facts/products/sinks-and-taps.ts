/** The finishes in which sinks are supplied. */
export const sinks = ["stainless-steel", "brass", "black"] as const;
export type Finish = (typeof sinks)[number];

export const isFinish = (name: string): name is Finish => sinks.some((finish) => finish === name);

/** A finish as light falls on it, for drawings: the outline, the metal, its bright side and its shade. */
type Metal = { edge: string; body: string; bright: string; shade: string };

export const metals: Record<Finish, Metal> = {
	"stainless-steel": { edge: "#6d7377", body: "#b4babd", bright: "#fafbfb", shade: "#8c9397" },
	brass: { edge: "#7d5a22", body: "#c79a4d", bright: "#f6e0a4", shade: "#9a7330" },
	black: { edge: "#09090b", body: "#29282e", bright: "#77757f", shade: "#17161a" },
};

export const taps = ["standard", "boiling-water"] as const;
export type Tap = (typeof taps)[number];
