import { Panel } from "../../ui/wall.tsx";
import styles from "./samples.module.css";

type BoxPriceProps = { words: { heading: string; terms: readonly { term: string; text: string }[] } };

/** What a box costs, with the amount as large as a front. */
export function BoxPrice({ words }: BoxPriceProps) {
	return (
		<Panel width={100} as="section" flavour="butter" className={styles.price}>
			<h2>{words.heading}</h2>
			<p className={styles.amount} aria-hidden="true">
				{words.terms[0]?.text}
			</p>
			<dl className={styles.terms}>
				{words.terms.map(({ term, text }) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
