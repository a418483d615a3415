import type { KitchenModel } from "./kitchen-model/model.ts";
import type { Mix } from "./mix.ts";

/** Viewpoint and time of day are not part of the mix and its link. */
export const stageViews = ["front", "corner", "above"] as const;
export type StageView = (typeof stageViews)[number];
export const startView: StageView = "corner";

/** The hours between which a visitor can choose, and the one that the stage begins with. */
export const stageHours = { first: 12, last: 24, start: 12.5 } as const;

export type StageOptions = {
	view: StageView;
	/** From 12, noon, to 24, midnight. */
	hour: number;
	/** Changes without animation. */
	reducedMotion: boolean;
	/** The canvas's accessible name, with the keys that turn it. */
	label: string;
	/** A front was tapped: its id in the model. The stage opens or closes it by itself. */
	onPick?: (id: string) => void;
	/** The canvas can no longer be shown (no WebGL, a context that does not come back): the drawing takes over again. */
	onLost?: () => void;
};

/** A kitchen that is being shown. Calls may follow each other faster than frames. */
export type Stage = {
	/** Shows another mix; the model is the same object as long as the shape of the kitchen is. */
	update(model: KitchenModel, mix: Mix): void;
	setView(view: StageView): void;
	/** Spins the fronts like the reels of a slot machine, onto the mix that was shown last. */
	spin(): void;
	setHour(hour: number): void;
	/** The current view, as a PNG. */
	takePicture(): Promise<Blob>;
	/** Frees memory, listeners and the WebGL context. */
	dispose(): void;
};

/** Fills an empty element with a kitchen; resolved when its first frame is there. */
export type MountStage = (element: HTMLElement, model: KitchenModel, mix: Mix, options: StageOptions) => Promise<Stage>;
