import { memo } from "react";
import { floorColours } from "../../../facts/kitchen/mixer.ts";
import { frontGeometry } from "../../../facts/products/fronts.ts";
import { hasLightInk, materialOf } from "../../../facts/products/materials.ts";
import { metals } from "../../../facts/products/sinks-and-taps.ts";
import { worktopColours } from "../../../facts/products/worktops.ts";
import { buildKitchen } from "../../../mixer/kitchen-model/build-kitchen.ts";
import { type DrawnRun, elevationOf, type Rectangle } from "../../../mixer/kitchen-model/elevation.ts";
import { catchHole, knobAt, pullEdge } from "../../../mixer/kitchen-model/grips.ts";
import { colourOf, frontOf, frontsOf, type Mix } from "../../../mixer/mix.ts";
import { BoilingTap, StandardTap } from "../faucets-sinks/taps.tsx";
import styles from "./kitchen-drawing.module.css";

type KitchenDrawingProps = {
	mix: Mix;
	/** On paper, with the widths of the cabinets in centimetres, instead of in its room. */
	measured?: boolean;
};

/**
 * The kitchen in elevation, on scale: lines and flat colours, as architects draw it. It fits itself into the space
 * that it is given. An SVG with one or two shapes for each front: boxes with styles took phones ten times as long to
 * lay out.
 */
export const KitchenDrawing = memo(function KitchenDrawing({ mix, measured = false }: KitchenDrawingProps) {
	const { width, height, floor, fold, runs } = elevationOf(buildKitchen(mix));
	const ground = height - floor;
	const wall = `var(--${mix.wallTone})`;
	return (
		<svg
			className={styles.drawing}
			viewBox={`0 0 ${width} ${height}`}
			data-measured={measured ? "" : undefined}
			style={{ background: measured ? undefined : wall, "--across": width }}
			aria-hidden="true"
		>
			{measured ? (
				<path d={`M0 ${ground}H${width}`} />
			) : (
				<>
					<rect x={-far} y={ground} width={2 * far} height={far} fill={floorColours[mix.floor]} />
					{/* The wall that was folded open lies in a little less light. */}
					{fold !== undefined && <rect x={fold} y={-far} width={far} height={2 * far} fillOpacity="0.07" />}
				</>
			)}
			{runs.map((run) => (
				<g key={run.name}>
					<DrawnCabinets run={run} mix={mix} total={height} />
					{measured && (
						// Below the floor; above the cabinets where an island stands in front of them.
						<Measures run={run} total={height} above={mix.plan === "island" && run.name === "back"} />
					)}
				</g>
			))}
		</svg>
	);
});

/** Beyond every edge of the space that the drawing is given. */
const far = 20_000;
const dark = "var(--night)";
/** Lines on dark ground. */
const faint = "#ffffff4d";

type DrawnFlat = DrawnRun["fronts"][number];
type Part = Rectangle & { id: string };

function DrawnCabinets({ run, mix, total }: { run: DrawnRun; mix: Mix; total: number }) {
	const Tap = mix.tap === "standard" ? StandardTap : BoilingTap;
	const rect = ({ id, x, y, width, height }: Part, fill: string) => (
		<rect key={id} x={x} y={total - y - height} width={width} height={height} fill={fill} />
	);
	return (
		<>
			{run.plinths.map((part) => rect(part, `color-mix(in srgb, ${colourOf(mix.base)}, #000 40%)`))}
			{run.carcasses.map((part) => rect(part, dark))}
			{run.panels.map((part) => rect(part, colourOf(frontsOf(mix, part.group))))}
			{run.fronts.map((front) => (
				<DrawnFront key={front.id} front={front} mix={mix} top={total - front.y - front.height} />
			))}
			{run.ovens.map((part) => (
				<g key={part.id} stroke={faint}>
					{rect(part, dark)}
					<path d={`M${part.x + 60} ${total - part.y - part.height * 0.76}h${part.width - 120}`} />
				</g>
			))}
			{run.splashes.map((part) => rect(part, worktopColours[mix.worktop]))}
			{run.shelves.map((part) => rect(part, materialOf("oak-natural").colour))}
			{run.sinks.map((part) => rect(part, metals[mix.sink].body))}
			{run.hobs.map((part) => rect(part, dark))}
			{run.worktops.map((part) => rect(part, worktopColours[mix.worktop]))}
			{run.taps.map(({ id, x, y }) => (
				<g key={id} className={styles.tap} transform={`translate(${x} ${total - y}) scale(10)`}>
					<Tap finish={mix.sink} />
				</g>
			))}
		</>
	);
}

/** Where the grain of wood is drawn, as shares of a front's width. */
const grain = [0.12, 0.2, 0.45, 0.5, 0.58, 0.84];

/** One front, in the frame of its upper left corner. */
function DrawnFront({ front, mix, top }: { front: DrawnFlat; mix: Mix; top: number }) {
	const choice = frontOf(mix, front);
	const { width, height } = front;
	return (
		<g
			data-design={choice.design}
			transform={`translate(${front.x} ${top})`}
			stroke={hasLightInk(choice.material) ? faint : dark}
		>
			<rect width={width} height={height} fill={colourOf(choice)} />
			{materialOf(choice.material).family === "wood" && (
				<path d={grain.map((share) => `M${(width * share).toFixed()} 0v${height}`).join("")} strokeOpacity="0.2" />
			)}
			<DrawnDesign front={front} mix={mix} />
		</g>
	);
}

function DrawnDesign({ front, mix }: { front: DrawnFlat; mix: Mix }) {
	const { width, height } = front;
	const rectangle = ({ left, right, low, high }: ReturnType<typeof catchHole>) => ({
		x: left,
		y: height - high,
		width: right - left,
		height: high - low,
	});
	switch (frontOf(mix, front).design) {
		case "flush":
			return null;
		case "catch":
			return <rect {...rectangle(catchHole(front))} rx={frontGeometry.catch.height / 2} fill={dark} stroke="#d9b57c" />;
		case "own": {
			const { x, y } = knobAt(front);
			return <circle cx={x} cy={height - y} r={frontGeometry.own.knob / 2} fill={metals[mix.sink].body} />;
		}
		case "pull":
			return <rect {...rectangle(pullEdge(front))} fill={dark} />;
		case "framed": {
			const { rail } = frontGeometry.framed;
			return <rect x={rail} y={rail} width={width - 2 * rail} height={height - 2 * rail} fill="none" />;
		}
		case "barre": {
			// Every second joint, or the lines would run together.
			const bar = frontGeometry.barre.bar * 2;
			const joints = Array.from({ length: Math.floor(width / bar) }, (_, at) => (at + 0.5) * bar);
			return <path d={joints.map((x) => `M${x.toFixed()} 0V${height}`).join("")} strokeOpacity="0.6" />;
		}
	}
}

/** The widths of the cabinets on the floor. */
function Measures({ run, total, above }: { run: DrawnRun; total: number; above: boolean }) {
	const y = above ? 120 : total - run.extent.y + 40;
	return run.carcasses
		.filter(({ group }) => group !== "wall")
		.map(({ id, x, width }) => (
			<g key={id}>
				<path d={`M${x} ${y - 25}v50m0-25h${width}m0-25v50`} />
				<text x={x + width / 2} y={above ? y - 30 : y + 45} dominantBaseline={above ? undefined : "hanging"}>
					{Math.round(width / 10)}
				</text>
			</g>
		));
}
