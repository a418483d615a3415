import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./samples.module.css";

type BoxPriceProps = {
	words: { heading: string; terms: readonly { term: string; text: string }[] };
	/** About the boxes and their pictures. */
	note: string;
};

/** The price of a box, with the amount as large as a front and the conditions beside it. */
export function BoxPrice({ words, note }: BoxPriceProps) {
	const [each, ...terms] = words.terms;
	return (
		<>
			<Panel width={60} flavour="honey" as="section" className={styles.price}>
				<h2>{words.heading}</h2>
				<p className={styles.amount}>
					<Sentence text={each?.text ?? ""} />
				</p>
			</Panel>
			<Panel width={180}>
				<Rows rows={terms} columns />
				<p>
					<Sentence text={note} />
				</p>
			</Panel>
		</>
	);
}
