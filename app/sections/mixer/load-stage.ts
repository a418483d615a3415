import type { MountStage } from "../../../mixer/stage.ts";

/** Brings the 3D stage, in a file of its own that only this page asks for. As long as there is none, the drawing stays. */
export const loadStage: (() => Promise<MountStage>) | undefined = undefined;
