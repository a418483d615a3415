import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import styles from "./appointment.module.css";
import type { MixLook } from "./mix-look.ts";

/** The kitchen from the mixer that goes along, drawn small. */
export function MixPreview({ mix, label }: { mix: MixLook; label: string }) {
	return (
		<figure className={styles.mix}>
			<div className={styles.mixDrawing}>
				<DrawnKitchen {...mix.kitchen} />
			</div>
			<figcaption>{label}</figcaption>
		</figure>
	);
}
