import { costsOf, defaultPlan } from "../../../facts/costs/cost-guide.ts";
import { type PriceKey, prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Front } from "../../ui/front/front.tsx";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import type { RowWords } from "./price-rows.tsx";
import styles from "./prices.module.css";

export type ColourWords = { heading: string; text: string; orders: readonly string[] };

type Product = "catch" | "painted";
const priceOf = { catch: "catchCustomColour", painted: "paintedCustomColour" } as const satisfies Record<
	Product,
	PriceKey
>;

/** What a colour of one's own adds to the nth order, by the rules of the cost guide. */
function addedBy(colour: Product, order: number): number {
	const upTo = (orders: number) => (orders === 0 ? 0 : costsOf({ ...defaultPlan, colour, orders }).total);
	const without = order === 1 ? costsOf(defaultPlan).total : 0;
	return upTo(order) - upTo(order - 1) - without;
}

type CustomColoursProps = { words: ColourWords; prices: Record<PriceKey, RowWords>; locale: Locale };

/** The two custom colours side by side, with what three orders of each cost. */
export function CustomColours({ words, prices: rows, locale }: CustomColoursProps) {
	return (
		<>
			<Panel width={80} flavour="night" className={styles.coloursHead}>
				<h3>{words.heading}</h3>
				<p>
					<Sentence text={words.text} />
				</p>
			</Panel>
			<ColourPanel product="catch" row={rows.catchCustomColour} orders={words.orders} locale={locale} />
			<ColourPanel product="painted" row={rows.paintedCustomColour} orders={words.orders} locale={locale} />
		</>
	);
}

type ColourPanelProps = { product: Product; row: RowWords; orders: readonly string[]; locale: Locale };

function ColourPanel({ product, row, orders, locale }: ColourPanelProps) {
	return (
		<Panel width={80} flavour={product === "catch" ? "tuna" : "roquefort"} className={styles.colour}>
			{product === "catch" ? (
				<Front design="catch" material="tabasco" className={styles.colourFront} />
			) : (
				<Front design="framed" material="painted" className={styles.colourFront} />
			)}
			<div className={styles.colourText}>
				<h4>{row.name}</h4>
				<p className={styles.bigAmount}>
					<Price amount={prices[priceOf[product]]} locale={locale} />
				</p>
				<p>
					<Sentence text={row.note} />
				</p>
				<dl className={styles.orders}>
					{orders.map((label, position) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								<Price amount={addedBy(product, position + 1)} locale={locale} />
							</dd>
						</div>
					))}
				</dl>
			</div>
		</Panel>
	);
}
