import styles from "./bullets.module.css";
import { Sentence } from "./sentence.tsx";

/** A list of short sentences. */
export function Bullets({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.bullets}>
			{items.map((item) => (
				<li key={item}>
					<Sentence text={item} />
				</li>
			))}
		</ul>
	);
}
