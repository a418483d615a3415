import { useId } from "react";
import type { TileRequest } from "../../../facts/products/palet.ts";
import { Front } from "../../ui/front/front.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { Prop } from "../drawn-kitchen/prop.tsx";
import { layTiles, tileCm } from "./lay-tiles.ts";
import styles from "./palet.module.css";
import { TilePattern } from "./tile-pattern.tsx";

/** Space left and right of the tiles, and the height of what stands below them, in centimetres. */
const aside = 34;
const narrowest = 300;
const cabinetWidth = 60;
/** Above this, tiles go down to the floor and no cabinet stands before them. */
const aboveWorktop = 160;

/** The square metres on a wall, to scale. Decorative: the text says the same. */
export function TileWall({ wish }: { wish: TileRequest }) {
	const id = useId();
	const { width, height, lastColumn } = layTiles(wish);
	const across = Math.max(narrowest, width + 2 * aside);
	const wholeWall = height > aboveWorktop;
	const cabinets = Math.ceil((width + 20) / cabinetWidth);
	return (
		<div className={`screen-only ${styles.scene}`} aria-hidden="true">
			<div
				className={styles.room}
				data-whole={wholeWall ? "" : undefined}
				style={{ "--across": across, "--wide": width, "--high": height, "--run": cabinets * cabinetWidth }}
			>
				<span className={styles.measure} data-along="width">
					{width}&nbsp;cm
				</span>
				<span className={styles.measure} data-along="height">
					{height}&nbsp;cm
				</span>
				<svg className={styles.tiles} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
					<TilePattern id={id} />
					<path d={`M0 0H${width - tileCm}V${(1 - lastColumn) * height}H${width}V${height}H0z`} fill={`url(#${id})`} />
				</svg>
				{wholeWall ? (
					<Ladder />
				) : (
					<>
						<div className={styles.shelf}>
							<Prop name="books" className={styles.onShelf} />
							<Prop name="trophy" className={styles.onShelf} />
							<Prop name="jug" className={styles.onShelf} />
						</div>
						<Prop name="plant" className={styles.prop} />
						<Slab worktop="marble" edge className={styles.worktop} />
						<div className={styles.base}>
							{Array.from({ length: cabinets }, (_, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: cabinets in a row are all alike
								<Front key={at} design="flush" material="aubergine" width={cabinetWidth} scaled />
							))}
						</div>
					</>
				)}
				<div className={styles.floor} />
			</div>
		</div>
	);
}

/** A ladder of two metres, to compare with. */
function Ladder() {
	return (
		<svg className={styles.ladder} viewBox="0 0 60 200" aria-hidden="true">
			<path
				d="M22 0 6 200M38 0l16 200M20 30h20M18 65h24M15 100h30M12 135h36M9 170h42"
				fill="none"
				stroke="#7a5c49"
				strokeWidth="5"
			/>
		</svg>
	);
}
