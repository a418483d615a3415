import { Front } from "../../app/ui/front/front.tsx";
import { Panel } from "../../app/ui/wall.tsx";
import { contrast } from "../../facts/products/contrast.ts";
import { flavours, type MaterialKey, materialKeys, materialOf } from "../../facts/products/materials.ts";
import styles from "./ui.module.css";

/** Seventeen panels in three rows: two of six, and one of five that ends in two wider ones. */
const widthOf = (position: number) => (position < 15 ? 40 : 60);

export function Flavours() {
	const others = materialKeys.filter((key) => !flavours.some((flavour) => flavour === key));
	return (
		<>
			{flavours.map((key, position) => (
				<Panel
					key={key}
					width={widthOf(position)}
					half={position < flavours.length - 1}
					flavour={key}
					className={styles.colour}
				>
					<Reading material={key} />
				</Panel>
			))}
			{others.map((key) => (
				<Panel key={key} width={40} half className={styles.bare}>
					<Front design="flush" material={key} width={40}>
						<div className={styles.colourOnFront}>
							<Reading material={key} />
						</div>
					</Front>
				</Panel>
			))}
		</>
	);
}

function Reading({ material }: { material: MaterialKey }) {
	const { name, colour, ink } = materialOf(material);
	return (
		<>
			<p className={styles.label}>{name}</p>
			<p className={styles.small}>
				{colour}
				<br />
				ink {inkName(ink)}
				<br />
				{contrast(colour, ink).toFixed(1)} : 1
			</p>
		</>
	);
}

/** Inks are other flavours, or a tone of their own. */
function inkName(ink: string): string {
	const known = flavours.find((key) => materialOf(key).colour === ink);
	return known ? materialOf(known).name : ink;
}

const sizes = ["h1", "h2", "h3", "lead", "text", "small"] as const;
const widths = [50, 75, 100, 125, 150] as const;

export function TypeScale() {
	return (
		<>
			<Panel width={140} className={styles.scale}>
				{sizes.map((size) => (
					<div key={size} className={styles.step}>
						<code className={styles.token}>{`--size-${size}`}</code>
						<p
							className={size.startsWith("h") ? styles.display : undefined}
							style={{ "--size": `var(--size-${size})`, "--stretch": "74%" }}
						>
							{size.startsWith("h") ? "Dinner is on us" : "Dinner is on us, and so is the washing-up."}
						</p>
					</div>
				))}
			</Panel>
			<Panel width={100} flavour="night" className={styles.scale}>
				{widths.map((width) => (
					<div key={width} className={styles.step}>
						<code className={styles.token}>{`font-stretch: ${width}%`}</code>
						<p className={styles.display} style={{ "--size": "var(--size-h2)", "--stretch": `${width}%` }}>
							Fits
						</p>
					</div>
				))}
			</Panel>
		</>
	);
}
