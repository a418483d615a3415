/** How long something is kept. `tab` ends with the browser's tab, `cleared` when somebody clears it. */
export type Duration = { days: number } | { months: number } | { years: number } | "tab" | "cleared";
