import { type MaterialKey, materialName } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import type { QueryChanges } from "../../query-state/query-changes.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Front } from "../../ui/front/front.tsx";
import ticks from "../../ui/tick.module.css";
import styles from "./swatch.module.css";

type SwatchProps = {
	material: MaterialKey;
	/** The parameters of the page that choosing it changes. */
	set: QueryChanges;
	/** Whether it is the chosen one of its row. */
	current?: boolean | undefined;
};

/** A square of a material with its name beneath, to be chosen. */
export function Swatch({ material, set, current = false }: SwatchProps) {
	const locale = useLocale();
	return (
		<QueryLink set={set} className={styles.swatch} current={current}>
			<Front design="flush" material={material} scaled className={styles.front}>
				{current && <span className={ticks.tick} aria-hidden="true" />}
			</Front>
			<span className={styles.name}>{materialName(material, locale)}</span>
		</QueryLink>
	);
}
