import type { MountStage } from "../../../mixer/stage.ts";

/** Brings the 3D stage, in a file of its own that only this page asks for. */
export const loadStage = async (): Promise<MountStage> => (await import("../../stage/mount-stage.ts")).mountStage;
