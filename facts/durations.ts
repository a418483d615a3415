/** How long something is kept. `cleared`: until somebody clears it. */
export type Duration = { days: number } | { months: number } | { years: number } | "cleared";
