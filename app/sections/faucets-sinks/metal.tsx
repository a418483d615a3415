import type { Finish } from "../../../facts/products/sinks-and-taps.ts";

/** A finish as light falls on it: the outline, the metal, its bright side and its shade. */
type Metal = { edge: string; body: string; bright: string; shade: string };

export const metals: Record<Finish, Metal> = {
	"stainless-steel": { edge: "#6d7377", body: "#b4babd", bright: "#fafbfb", shade: "#8c9397" },
	brass: { edge: "#7d5a22", body: "#c79a4d", bright: "#f6e0a4", shade: "#9a7330" },
	black: { edge: "#09090b", body: "#29282e", bright: "#77757f", shade: "#17161a" },
};

/** A round tube along a path: outline, metal and a line of light. */
export function Tube({ d, width, finish }: { d: string; width: number; finish: Finish }) {
	const { edge, body, bright } = metals[finish];
	return (
		<g fill="none" strokeLinejoin="round">
			<path d={d} stroke={edge} strokeWidth={width + 0.5} />
			<path d={d} stroke={body} strokeWidth={width - 0.1} />
			<path d={d} stroke={bright} strokeWidth={width * 0.22} transform={`translate(${-width * 0.2})`} opacity=".85" />
		</g>
	);
}

/** An upright cylinder or a disc seen from the side. */
export function Block({
	x,
	y,
	width,
	height,
	finish,
}: {
	x: number;
	y: number;
	width: number;
	height: number;
	finish: Finish;
}) {
	const { edge, body, bright, shade } = metals[finish];
	return (
		<>
			<path d={`M${x} ${y}h${width}v${height}h${-width}z`} fill={body} stroke={edge} strokeWidth=".3" />
			<path d={`M${x + width * 0.16} ${y}h${width * 0.2}v${height}h${-width * 0.2}z`} fill={bright} opacity=".85" />
			<path d={`M${x + width * 0.72} ${y}h${width * 0.28}v${height}h${-width * 0.28}z`} fill={shade} />
		</>
	);
}
