import type { FrontDesign } from "../products/fronts.ts";
import type { MaterialKey } from "../products/materials.ts";
import type { Finish, Tap } from "../products/sinks-and-taps.ts";
import type { Worktop } from "../products/worktops.ts";
import type { CabinetKey } from "./cabinet-systems.ts";

/** The mixer has a sentence for each. */
export type ExceptionReason = "not-made" | "not-advised";

/**
 * Two or more choices that cannot be combined. Design and material apply to the same fronts, the rest to the whole
 * kitchen.
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

/** None today: everything can be combined. */
export const mixExceptions: readonly MixException[] = [];
