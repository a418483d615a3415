import type { StageLight } from "../../mixer/stage.ts";

type Colour = readonly [number, number, number];

/** How strong each source is. What the whole adds up to on a front by day is about 1: its colour, unchanged. */
export type Lights = { window: Colour; above: Colour; around: Colour; lamps: Colour; sun: Colour; glow: number };

export const lights: Record<StageLight, Lights> = {
	day: {
		window: [0.5, 0.505, 0.52],
		above: [0.84, 0.85, 0.87],
		around: [0.66, 0.655, 0.645],
		lamps: [0, 0, 0],
		sun: [0.44, 0.385, 0.3],
		glow: 0.55,
	},
	evening: {
		window: [0.1, 0.14, 0.25],
		above: [0.2, 0.19, 0.2],
		around: [0.26, 0.215, 0.175],
		lamps: [1.0, 0.74, 0.44],
		sun: [0, 0, 0],
		glow: 1.6,
	},
};

/** The way towards the sun: from the left, from the front, not high. */
export const towardsSun: Colour = [-0.6, 0.5, 0.62];
