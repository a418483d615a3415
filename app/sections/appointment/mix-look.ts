import type { DrawnKitchenProps } from "../drawn-kitchen/drawn-kitchen.tsx";

/** A mix as the page shows it: its link, and the little kitchen drawn of it. */
export type MixLook = { link: string; kitchen: DrawnKitchenProps };
