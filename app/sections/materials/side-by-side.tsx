import { type MaterialKey, materialName } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel } from "../../ui/wall.tsx";
import styles from "./materials.module.css";
import type { Pair } from "./pair.ts";

type SideBySideProps = {
	pair: Pair;
	pictures: Partial<Record<MaterialKey, ShownShot>>;
	words: { label: string; shown: string; joint: string };
};

/** Two materials as large as the page allows, edge to edge. */
export function SideBySide({ pair, pictures, words }: SideBySideProps) {
	const locale = useLocale();
	const [last, before] = pair;
	return (
		<Panel width={140} as="section" bare className={`${styles.stage} screen-only`}>
			<h2 id="compare" className="visually-hidden">
				{words.label}
			</h2>
			<div className={styles.pair} aria-hidden="true">
				<Large material={last} picture={pictures[last]} />
				<Large material={before} picture={pictures[before]} />
			</div>
			<p className="visually-hidden" aria-live="polite">
				{words.shown}: <strong>{materialName(last, locale)}</strong> {words.joint}{" "}
				<strong>{materialName(before, locale)}</strong>
			</p>
		</Panel>
	);
}

function Large({ material, picture }: { material: MaterialKey; picture: ShownShot | undefined }) {
	const locale = useLocale();
	return (
		<div className={styles.photo}>
			{picture && (
				<Shot
					shot={picture}
					phone={{ width: "50vw", ratio: 0.7 }}
					desktop={{ width: "29vw", ratio: 0.75 }}
					first
					fill
				/>
			)}
			<span className={styles.largeName}>{materialName(material, locale)}</span>
		</div>
	);
}
