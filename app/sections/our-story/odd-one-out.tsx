import { Front } from "../../ui/front/front.tsx";
import styles from "./our-story.module.css";

/** A run of plain cabinets: one shows that it is a box, one has been to see us. */
export function OddOneOut() {
	return (
		<div className={styles.run} aria-hidden="true">
			<div className={styles.cabinets}>
				<Front design="flush" material="frosting" width={60} />
				<Front design="flush" material="frosting" width={60} />
				<Front design="flush" material="frosting" width={60} open inside={<span className={styles.shelf} />} />
				<Front design="barre" material="tabasco" width={60} />
			</div>
		</div>
	);
}
