/** Milliseconds since 1970. Passed in everywhere, so that tests control the time. */
export type Clock = () => number;

/** That many random bytes. */
export type Random = (bytes: number) => Buffer;

const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A random row id, so that ids reveal neither order nor number. */
export const createId = (random: Random): string => random(12).toString("base64url");
