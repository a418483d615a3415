import { type Flavour, flavours } from "../../../facts/products/materials.ts";
import { Prop } from "../drawn-kitchen/prop.tsx";
import styles from "./scenes.module.css";

/** From the bottom up: dark colours below light ones. */
const pile: readonly Flavour[] = [
	...(["butter", "mint", "lychee", "honey", "roquefort", "tabasco", "sage"] as const),
	...(["cherry", "blueberry", "mocca", "aubergine", "cacao"] as const),
];

/** The warehouse: fronts on a pallet, and a hen. */
export function Pallet() {
	return (
		<div className={`${styles.scene} ${styles.store}`} aria-hidden="true">
			<div className={styles.pile}>
				<Prop name="hen" className={styles.hen} />
				{pile.map((key) => (
					<span key={key} className={styles.board} style={{ "--face": `var(--${key})` }} />
				))}
				<span className={styles.pallet} />
			</div>
			<div className={styles.upright}>
				{flavours.slice(0, 9).map((key) => (
					<span key={key} className={styles.edge} style={{ "--face": `var(--${key})` }} />
				))}
			</div>
		</div>
	);
}
