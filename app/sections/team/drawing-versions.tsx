import { frontDesigns } from "../../../facts/products/fronts.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./team.module.css";

/** The design team's drawings: one kitchen under six file names, each the last. */
export function DrawingVersions({ names, caption }: { names: readonly string[]; caption: string }) {
	return (
		<figure className={styles.figure}>
			<div className={styles.versions} aria-hidden="true">
				{frontDesigns.map((design, position) => (
					<div key={design} className={styles.version}>
						<Front design={design} material={position === frontDesigns.length - 1 ? "tabasco" : "butter"} width={40} />
						<span className={styles.file}>{names[position]}</span>
					</div>
				))}
			</div>
			<figcaption>{caption}</figcaption>
		</figure>
	);
}
