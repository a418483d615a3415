import type { FrontDesign } from "../products/fronts.ts";
import type { MaterialKey } from "../products/materials.ts";
import type { Finish, Tap } from "../products/sinks-and-taps.ts";
import type { Worktop } from "../products/worktops.ts";
import type { CabinetKey } from "./cabinet-systems.ts";

/** Why a combination cannot be had; the mixer has a sentence for each. */
export type ExceptionReason = "not-made" | "not-advised";

/**
 * Two or more choices that cannot be had together. Design and material speak of the same fronts; everything else of
 * the whole kitchen.
 */
export type MixException = {
	design?: FrontDesign;
	material?: MaterialKey;
	worktop?: Worktop;
	sink?: Finish;
	tap?: Tap;
	system?: CabinetKey;
	reason: ExceptionReason;
};

/** The studio combines everything with everything. What it ever stops making goes here, and the mixer says so. */
export const mixExceptions: readonly MixException[] = [];
