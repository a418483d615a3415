import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./scenes.module.css";

type House = { gable: "step" | "bell" | "point" | "neck"; flavour: Flavour; floors: readonly FrontDesign[] };

const houses: readonly House[] = [
	{ gable: "step", flavour: "cherry", floors: ["framed", "framed", "flush"] },
	{ gable: "bell", flavour: "sage", floors: ["catch", "framed", "framed", "own"] },
	{ gable: "point", flavour: "aubergine", floors: ["framed", "pull", "flush"] },
	{ gable: "neck", flavour: "honey", floors: ["own", "framed", "framed", "catch"] },
	{ gable: "step", flavour: "blueberry", floors: ["framed", "barre", "own"] },
];

/** Amsterdam: crooked canal houses, and a front being hoisted. */
export function CanalHouses() {
	return (
		<div className={`${styles.scene} ${styles.street}`} aria-hidden="true">
			{houses.map(({ gable, flavour, floors }) => (
				<div key={flavour} className={styles.house} data-floors={floors.length}>
					<span className={styles.gable} data-gable={gable} style={{ "--face": `var(--${flavour})` }} />
					{floors.map((design, floor) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: floors never change places
						<Front key={floor} design={design} material={flavour} width={40} className={styles.floor} />
					))}
				</div>
			))}
			<div className={styles.hoist}>
				<Front design="catch" material="tabasco" width={60} className={styles.load} />
			</div>
			<div className={styles.water} />
		</div>
	);
}
