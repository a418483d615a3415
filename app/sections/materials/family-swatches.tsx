import { type Family, materialName, materialsOf } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { Front } from "../../ui/front/front.tsx";
import ticks from "../../ui/tick.module.css";
import styles from "./materials.module.css";
import { choosePair, type Pair, pairParameters } from "./pair-query.ts";

type FamilySwatchesProps = { family: Family; label: string; pair: Pair };

/** All colours of a family, edge to edge; each leads to the pair in which it comes first. */
export function FamilySwatches({ family, label, pair }: FamilySwatchesProps) {
	const locale = useLocale();
	return (
		<ul className={styles.swatches} data-family={family} aria-label={label}>
			{materialsOf(family).map((key) => (
				<li key={key}>
					<Front design="flush" material={key} scaled>
						<QueryLink
							set={pairParameters(choosePair(pair, key))}
							hash="#compare"
							className={styles.swatchName}
							current={pair.includes(key)}
						>
							{materialName(key, locale)}
						</QueryLink>
						{pair.includes(key) && <span className={ticks.tick} aria-hidden="true" />}
					</Front>
				</li>
			))}
		</ul>
	);
}
