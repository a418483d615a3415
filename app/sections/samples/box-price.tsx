import { Rows } from "../../ui/rows.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./samples.module.css";

type BoxPriceProps = { words: { heading: string; terms: readonly { term: string; text: string }[] } };

/** What a box costs, with the amount as large as a front. */
export function BoxPrice({ words }: BoxPriceProps) {
	const [each, ...terms] = words.terms;
	return (
		<Panel width={60} as="section" className={styles.price}>
			<h2>{words.heading}</h2>
			<p className={styles.amount}>{each?.text}</p>
			<Rows rows={terms} />
		</Panel>
	);
}
