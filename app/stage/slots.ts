/** Everything in the room that has a look of its own. A mesh says which slot a face belongs to, the mix what it looks like. */
const names = [
	"base",
	"wall",
	"tall",
	"base-core",
	"wall-core",
	"tall-core",
	"base-edge",
	"wall-edge",
	"tall-edge",
	"worktop",
	"metal",
	"plaster",
	"floor",
	"skirting",
	"carcass",
	"drawer",
	"glass",
	"steel",
	"knob",
	"warning",
	"lamp",
	"lemon",
	"bowl",
] as const;

export type SlotName = (typeof names)[number];
export const slotNames: readonly SlotName[] = names;
export const slotOf = (name: SlotName): number => names.indexOf(name);
