import { type MaterialKey, materialOf } from "../../facts/products/materials.ts";
import { Front } from "./front/front.tsx";
import { Link } from "./link.tsx";
import styles from "./swatch.module.css";

type SwatchProps = {
	material: MaterialKey;
	/** Where it leads, on the same page; without it, it is only shown. */
	to?: string | undefined;
	/** Whether it is the chosen one of its row. */
	current?: boolean | undefined;
};

/** A square of a material with its name beneath. */
export function Swatch({ material, to, current = false }: SwatchProps) {
	const content = (
		<>
			<Front design="flush" material={material} scaled className={styles.front}>
				{current && <span className={styles.mark} aria-hidden="true" />}
			</Front>
			<span className={styles.name}>{materialOf(material).name}</span>
		</>
	);
	if (to) {
		return (
			<Link to={to} className={styles.swatch} current={current} stay>
				{content}
			</Link>
		);
	}
	return (
		<div className={styles.swatch} aria-current={current ? "true" : undefined}>
			{content}
		</div>
	);
}
