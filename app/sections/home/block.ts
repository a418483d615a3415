import type { Action } from "../../ui/action-list.tsx";

/** Words with one next step. */
export type Block = { heading: string; text: string; action: Action };
