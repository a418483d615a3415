export const taps = ["standard", "boiling-water"] as const;
export type Tap = (typeof taps)[number];
