import { memo } from "react";
import { floorColours } from "../../../facts/kitchen/mixer.ts";
import { buildKitchen } from "../../../mixer/kitchen-model/build-kitchen.ts";
import { type DrawnRun, elevationOf, type Flat } from "../../../mixer/kitchen-model/elevation.ts";
import { colourOf, type FrontChoice, frontOf, frontsOf, type Mix } from "../../../mixer/mix.ts";
import { Front } from "../../ui/front/front.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { metals } from "../faucets-sinks/metal.tsx";
import { BoilingTap, StandardTap } from "../faucets-sinks/taps.tsx";
import styles from "./drawing.module.css";

type DrawingProps = {
	mix: Mix;
	/** On paper, with the widths of the cabinets in centimetres, instead of in its room. */
	measured?: boolean;
};

/** The kitchen in elevation, on scale, in the colours of the mix. It fits itself into the space it is given. */
export const Drawing = memo(function Drawing({ mix, measured = false }: DrawingProps) {
	const { width, height, floor, fold, runs } = elevationOf(buildKitchen(mix));
	const knob = metals[mix.sink];
	const isBehind = ({ name }: DrawnRun) => mix.plan === "island" && name === "back";
	return (
		<span
			className={styles.scene}
			data-floor={mix.floor}
			data-measured={measured ? "" : undefined}
			aria-hidden="true"
			style={{
				"--wall": `var(--${mix.wallTone})`,
				"--floor": floorColours[mix.floor],
				"--across": width / 10,
				"--high": height / 10,
				"--ground": floor / 10,
				"--knob": knob.body,
				"--knob-bright": knob.bright,
				"--knob-shade": knob.shade,
			}}
		>
			<span className={styles.floor} />
			<span className={styles.room}>
				{fold !== undefined && <span className={styles.turned} style={{ "--x": fold / 10 }} />}
				{runs.map((run) => (
					<DrawnCabinets key={run.name} run={run} mix={mix} />
				))}
				{measured &&
					runs.map((run) => (
						// Below the floor; above the cabinets where an island stands in front of them.
						<Measures key={run.name} run={run} y={isBehind(run) ? height - 120 : run.extent.y - 150} />
					))}
			</span>
		</span>
	);
});

/** Millimetres of the model as centimetres of the drawing. */
const place = ({ x, y, width, height }: Flat) => ({
	"--x": cm(x),
	"--y": cm(y),
	"--w": cm(width),
	"--h": cm(height),
});
const cm = (millimetres: number) => Math.round(millimetres) / 10;

function gripOf({ role, opens }: DrawnRun["fronts"][number]): "corner" | "middle" | "side" {
	if (role === "tall") return "side";
	return opens.by === "drawer" || opens.hinge === "bottom" ? "middle" : "corner";
}

function DrawnCabinets({ run, mix }: { run: DrawnRun; mix: Mix }) {
	const looks = ({ design, material, colour }: FrontChoice) => ({ design, material, colour, scaled: true });
	const Tap = mix.tap === "standard" ? StandardTap : BoilingTap;
	const { body, edge } = metals[mix.sink];
	return (
		<>
			{run.plinths.map((flat) => (
				<span key={flat.id} className={styles.plinth} style={{ ...place(flat), "--face": colourOf(mix.base) }} />
			))}
			{run.carcasses.map((flat) => (
				<span key={flat.id} className={styles.carcass} data-group={flat.group} style={place(flat)} />
			))}
			{run.panels.map((flat) => (
				<span key={flat.id} className={styles.panel} style={place(flat)}>
					<Front {...looks(frontsOf(mix, flat.group))} inline design="flush" />
				</span>
			))}
			{run.fronts.map((flat) => (
				<span
					key={flat.id}
					className={styles.front}
					data-role={flat.role}
					data-mirrored={flat.opens.by === "door" && flat.opens.hinge === "right" ? "" : undefined}
					style={place(flat)}
				>
					<Front {...looks(frontOf(mix, flat))} inline width={flat.width / 10} grip={gripOf(flat)} />
				</span>
			))}
			{run.ovens.map((flat) => (
				<span key={flat.id} className={styles.oven} style={place(flat)} />
			))}
			{run.sinks.map((flat) => (
				<span key={flat.id} className={styles.rim} style={{ ...place(flat), "--metal": body, "--edge": edge }} />
			))}
			{run.hobs.map((flat) => (
				<span key={flat.id} className={styles.hob} style={place(flat)} />
			))}
			{run.worktops.map((flat) => (
				<span key={flat.id} className={styles.worktop} style={place(flat)}>
					<Slab worktop={mix.worktop} edge inline />
				</span>
			))}
			{run.taps.map(({ id, x, y }) => (
				<svg
					key={id}
					className={styles.tap}
					viewBox="-10 -40 40 40"
					style={{ "--x": cm(x), "--y": cm(y) }}
					aria-hidden="true"
				>
					<Tap finish={mix.sink} />
				</svg>
			))}
		</>
	);
}

/** The widths of the cabinets on the floor, written at a height. */
function Measures({ run, y }: { run: DrawnRun; y: number }) {
	const standing = run.carcasses.filter(({ group }) => group !== "wall");
	return standing.map(({ id, x, width }) => (
		<span key={id} className={styles.measure} style={place({ x, width, y, height: 0 })}>
			{Math.round(width / 10)}
		</span>
	));
}
