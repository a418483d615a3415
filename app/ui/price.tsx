import { formatEuro } from "../../content/format-figure.ts";
import { useLocale } from "../navigation/use-locale.ts";
import styles from "./price.module.css";

/** An amount in euros as the language of the page writes it, and as a plain number for machines. */
export function Price({ amount }: { amount: number }) {
	return (
		<data className={styles.price} value={amount}>
			{formatEuro(amount, useLocale())}
		</data>
	);
}
