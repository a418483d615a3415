export const taps = ["standard", "boiling-water"] as const;
