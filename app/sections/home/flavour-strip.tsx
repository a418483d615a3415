import { flavours, materialOf } from "../../../facts/products/materials.ts";
import { Marquee } from "../../ui/marquee.tsx";
import styles from "./flavour-strip.module.css";

/** A marquee of all flavours below the hero. */
export function FlavourStrip({ label }: { label: string }) {
	return (
		<div className={styles.strip}>
			<Marquee label={label}>
				{flavours.map((key) => (
					<span key={key} className={styles.name} data-flavour={key}>
						{materialOf(key).name}
					</span>
				))}
			</Marquee>
		</div>
	);
}
