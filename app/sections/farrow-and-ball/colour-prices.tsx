import type { Words } from "../../../content/words.ts";
import { prices } from "../../../facts/costs/prices.ts";
import { Price } from "../../ui/price.tsx";
import { Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./farrow-and-ball.module.css";

type ColourPricesProps = {
	words: Words<"farrow-and-ball">["price"];
};

/** The prices of the two custom colours. */
export function ColourPrices({ words }: ColourPricesProps) {
	const amounts = [
		{ product: words.painted, amount: prices.paintedCustomColour, flavour: "accent" },
		{ product: words.catch, amount: prices.catchCustomColour, flavour: "blueberry" },
	] as const;
	return (
		<Wall>
			<TextPanel
				width={80}
				flavour="night"
				heading={words.heading}
				texts={[words.note]}
				actions={[words.action]}
				spread
			/>
			{amounts.map(({ product, amount, flavour }) => (
				<TextPanel
					key={flavour}
					width={80}
					flavour={flavour}
					as="article"
					heading={product.name}
					level={3}
					texts={[product.text]}
				>
					<p className={styles.amount}>
						<Price amount={amount} />
					</p>
				</TextPanel>
			))}
		</Wall>
	);
}
