import { useId } from "react";
import { materialOf } from "../../../facts/products/materials.ts";
import type { TileRequest } from "../../../facts/products/palet.ts";
import { StandardTap } from "../faucets-sinks/taps.tsx";
import { layTiles, tileCm } from "./lay-tiles.ts";
import styles from "./palet.module.css";

/** In centimetres: the space beside the tiles, for the measure above them, and how far the cabinets show below them. */
const aside = 24;
const above = 30;
const below = 62;
const narrowest = 200;
const cabinetWidth = 60;
const worktop = 4;
const pullEdge = 2.5;
/** Above this, tiles go down to the floor and no cabinet stands before them. */
const aboveWorktop = 160;

/** How high the sauce lands. */
const highestDrop = 66;

/** The pattern repeats after so many tiles. */
const repeat = 4;

/** The square metres on a wall, as an elevation to scale. Decorative: the text says the same. */
export function TileDrawing({ request }: { request: TileRequest }) {
	const id = useId();
	const { width, height, lastColumn } = layTiles(request);
	const across = Math.max(narrowest, width + 2 * aside);
	const wholeWall = height > aboveWorktop;
	const foot = wholeWall ? 10 : below;
	const cabinets = wholeWall ? 0 : Math.ceil(across / cabinetWidth / 2) * 2;
	const letters = across * 0.034;
	// The lower edge of the tiles is at 0, their middle too.
	const [left, right, top] = [-width / 2, width / 2, -height];
	return (
		<svg
			viewBox={`${-across / 2} ${top - above} ${across} ${above + height + foot}`}
			preserveAspectRatio="xMidYMax meet"
			className={`screen-only ${styles.drawing}`}
			fontSize={letters}
			aria-hidden="true"
		>
			<Pattern id={id} x={left} />
			<path
				d={`M${left} ${top}H${right - tileCm}v${(1 - lastColumn) * height}h${tileCm}V0H${left}z`}
				fill={`url(#${id})`}
			/>
			<Light id={`${id}-light`} />
			<rect className={styles.light} x={left} y={top} width={width} height={height} fill={`url(#${id}-light)`} />
			<path
				fill="none"
				d={`M${left} ${top - 6}h${width}m0 -4v8m${-width} 0v-8M${left - 6} ${top}V0m-4 0h8m0 ${top}h-8`}
			/>
			<text x="0" y={top - 10}>
				{width}&nbsp;cm
			</text>
			<text x={top / 2} y={left - 10} transform="rotate(-90)" dx={height}>
				{height}&nbsp;cm
			</text>
			{!wholeWall && (
				<>
					<g className={styles.light} transform={`translate(${across * 0.2} 0)`}>
						<StandardTap finish="brass" />
					</g>
					{height >= highestDrop && <Sauce x={across * -0.2} />}
					<rect x={-across} width={across * 2} height={worktop} fill="#fff" />
				</>
			)}
			{Array.from({ length: cabinets }, (_, at) => {
				const front = { x: (at - cabinets / 2) * cabinetWidth, y: worktop, width: cabinetWidth, height: 80 };
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: cabinets in a row are all alike
					<g key={at}>
						<rect {...front} fill={materialOf("tabasco").colour} />
						<rect {...front} fill={`url(#${id}-light)`} />
					</g>
				);
			})}
			{!wholeWall && (
				<rect x={-across} y={worktop} width={across * 2} height={pullEdge} fill={materialOf("night").colour} />
			)}
			{wholeWall && <rect x={-across} width={across * 2} height={foot * 2} fill={materialOf("mocca").colour} />}
		</svg>
	);
}

/** A pan, and where its tomato sauce landed. */
function Sauce({ x }: { x: number }) {
	return (
		<g className={styles.light} transform={`translate(${x} 0)`}>
			<path
				d="M-11-46c-4-8 4-13 10-9 4-7 14-5 14 3 8-1 11 8 5 12 4 7-3 12-9 9-1 4 0 10-2 12-2 1-3-1-3-5-1-3-2-5-5-6-6 2-13-3-11-9-5-1-4-6 1-7zm32-8a2.5 2.5 0 1 1 0 .1zm-37-3a2 2 0 1 1 0 .1zm42 16a1.5 1.5 0 1 1 0 .1zm-46 10a1.6 1.6 0 1 1 0 .1zm30-31a1.8 1.8 0 1 1 0 .1z"
				fill={materialOf("tabasco").colour}
			/>
			<path d="M-17-14h34v9c0 3-2 5-5 5h-24c-3 0-5-2-5-5z" fill={materialOf("butter").colour} />
			<path d="M-19-15h38v3h-38zm38 0h17v3h-17z" fill={materialOf("night").colour} />
		</g>
	);
}

/** Shading of the drawing, lit from the left. */
function Light({ id }: { id: string }) {
	return (
		<linearGradient id={id} x2="1" y2="0.3">
			<stop offset="0" stopColor="#fff" stopOpacity="0.14" />
			<stop offset="0.45" stopColor="#fff" stopOpacity="0" />
			<stop offset="0.55" stopOpacity="0" />
			<stop offset="1" stopOpacity="0.14" />
		</linearGradient>
	);
}

/** Tiles as an SVG pattern that begins at the first of them. An impression: Palet's own may differ. */
function Pattern({ id, x }: { id: string; x: number }) {
	const size = repeat * tileCm;
	const squares = (after: number) =>
		Array.from(
			{ length: repeat },
			(_, row) => `M${((after + row) % repeat) * tileCm} ${row * tileCm}h${tileCm}v${tileCm}h-${tileCm}z`,
		).join("");
	return (
		<pattern id={id} x={x} width={size} height={size} patternUnits="userSpaceOnUse">
			<path d={squares(1) + squares(3)} fill={materialOf("frosting").colour} />
			<path d={squares(0)} fill={materialOf("blueberry").colour} />
			<path d={squares(2)} fill={materialOf("honey").colour} />
		</pattern>
	);
}
