import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./farrow-and-ball.module.css";

type Product = { name: string; text: string };
type ColourPricesProps = {
	words: { heading: string; painted: Product; catch: Product; note: string; action: { label: string; to: string } };
	locale: Locale;
};

/** The prices of the two custom colours. */
export function ColourPrices({ words, locale }: ColourPricesProps) {
	return (
		<section>
			<Wall>
				<Panel width={80} flavour="night" className={styles.priceHead}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.note} />
					</p>
					<ActionList actions={[words.action]} />
				</Panel>
				<Amount product={words.painted} amount={prices.paintedCustomColour} locale={locale} flavour="accent" />
				<Amount product={words.catch} amount={prices.catchCustomColour} locale={locale} flavour="blueberry" />
			</Wall>
		</section>
	);
}

type AmountProps = { product: Product; amount: number; locale: Locale; flavour: "accent" | "blueberry" };

function Amount({ product, amount, locale, flavour }: AmountProps) {
	return (
		<Panel width={80} flavour={flavour} className={styles.price} as="article">
			<h3>{product.name}</h3>
			<p className={styles.amount}>
				<Price amount={amount} locale={locale} />
			</p>
			<p>
				<Sentence text={product.text} />
			</p>
		</Panel>
	);
}
