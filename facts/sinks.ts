/** The finishes in which sinks are supplied. */
export const sinks = ["stainless-steel", "brass", "black"] as const;
export type Finish = (typeof sinks)[number];

export const isFinish = (name: string): name is Finish => sinks.some((finish) => finish === name);
