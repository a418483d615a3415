import type { MountStage } from "../../../mixer/stage.ts";

/** Loads the 3D stage on demand. */
export const loadStage = async (): Promise<MountStage> => (await import("../../stage/mount-stage.ts")).mountStage;
