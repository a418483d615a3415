/** Milliseconds since 1970. Handed in everywhere, so that tests decide what time it is. */
export type Clock = () => number;

/** That many random bytes. */
export type Random = (bytes: number) => Buffer;

const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A name for a row that says nothing about it. */
export const createId = (random: Random): string => random(12).toString("base64url");
