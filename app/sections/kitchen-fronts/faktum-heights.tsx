import { baseCabinetCm } from "../../../facts/kitchen/cabinet-systems.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./faktum-heights.module.css";

/** A Faktum and a Metod base cabinet side by side on one floor, to scale. */
export function FaktumHeights() {
	return (
		<div className={styles.scene}>
			<Cabinet name="Faktum" cm={baseCabinetCm.faktum} design="catch" material="mint" />
			<Cabinet name="Metod" cm={baseCabinetCm.metod} design="pull" material="lychee" />
		</div>
	);
}

type CabinetProps = { name: string; cm: number; design: "catch" | "pull"; material: "mint" | "lychee" };

function Cabinet({ name, cm, design, material }: CabinetProps) {
	return (
		<div className={styles.cabinet} style={{ "--high": cm / baseCabinetCm.metod }}>
			<p className={styles.measure}>
				{name}{" "}
				<span>
					<strong>{cm}</strong> cm
				</span>
			</p>
			<Front design={design} material={material} width={60} className={styles.front} />
		</div>
	);
}
