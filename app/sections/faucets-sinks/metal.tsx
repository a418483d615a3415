import { type Finish, metals } from "../../../facts/products/sinks-and-taps.ts";

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
