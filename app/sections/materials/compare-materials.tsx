import type { Words } from "../../../content/words.ts";
import { type MaterialKey, materialName } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { type Combinations, combinationOf } from "../../ui/picture/combination.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./materials.module.css";
import type { Pair } from "./pair-query.ts";

type CompareMaterialsProps = {
	pair: Pair;
	/** The same kitchen in every material, from one camera. */
	combinations: Combinations;
	words: Words<"materials">["compare"];
};

/** One kitchen, half in one material and half in the other. */
export function CompareMaterials({ pair, combinations, words }: CompareMaterialsProps) {
	const locale = useLocale();
	const [last, before] = pair;
	const half = (material: MaterialKey) => (
		<Shot
			shot={combinationOf(combinations, material)}
			phone={{ width: "100vw" }}
			desktop={{ width: "59vw" }}
			first
			fill
			className={styles.half}
		/>
	);
	return (
		<Panel width={140} as="section" bare className={`${styles.view} screen-only`}>
			<h2 id="compare" className="visually-hidden">
				{words.label}
			</h2>
			<div className={styles.halves}>
				{half(last)}
				{half(before)}
			</div>
			<p className={styles.names} aria-live="polite">
				<span className="visually-hidden">{words.shown}: </span>
				<strong>{materialName(last, locale)}</strong> <span className="visually-hidden">{words.joint} </span>
				<strong>{materialName(before, locale)}</strong>
			</p>
		</Panel>
	);
}
