import { formatEuro } from "../../content/format-figure.ts";
import type { Locale } from "../../facts/site/locales.ts";
import styles from "./price.module.css";

/** An amount in euros as the language writes it, and as a plain number for machines. */
export function Price({ amount, locale }: { amount: number; locale: Locale }) {
	return (
		<data className={styles.price} value={amount}>
			{formatEuro(amount, locale)}
		</data>
	);
}
