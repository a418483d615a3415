import { type PriceKey, prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Front } from "../../ui/front/front.tsx";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel } from "../../ui/wall.tsx";
import { TextPanel } from "../text-panel.tsx";
import type { RowWords } from "./price-rows.tsx";
import styles from "./prices.module.css";

export type ColourWords = { heading: string; text: string };

type Product = "catch" | "painted";
const priceOf = { catch: "catchCustomColour", painted: "paintedCustomColour" } as const satisfies Record<
	Product,
	PriceKey
>;

type CustomColoursProps = { words: ColourWords; prices: Record<PriceKey, RowWords>; locale: Locale };

/** The two rates for a custom colour, side by side. */
export function CustomColours({ words, prices: rows, locale }: CustomColoursProps) {
	return (
		<Swipe>
			<TextPanel heading={words.heading} level={3} texts={[words.text]} width={80} flavour="night" as="div" spread />
			<ColourPanel product="catch" row={rows.catchCustomColour} locale={locale} />
			<ColourPanel product="painted" row={rows.paintedCustomColour} locale={locale} />
		</Swipe>
	);
}

type ColourPanelProps = { product: Product; row: RowWords; locale: Locale };

function ColourPanel({ product, row, locale }: ColourPanelProps) {
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
			</div>
		</Panel>
	);
}
