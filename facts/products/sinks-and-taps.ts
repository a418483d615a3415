/** The finishes in which sinks are supplied. */
export const sinks = ["stainless-steel", "brass", "black"] as const;
export type Finish = (typeof sinks)[number];

export const isFinish = (name: string): name is Finish => sinks.some((finish) => finish === name);

export const taps = ["standard", "boiling-water"] as const;
export type Tap = (typeof taps)[number];
