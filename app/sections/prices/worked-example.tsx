import { exampleOrder } from "../../../facts/costs/cost-guide.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../text-panel.tsx";
import { PriceRows, type RowWords } from "./price-rows.tsx";
import styles from "./prices.module.css";

const steps = ["sampleBox", "designDeposit", "invoice", "deliveryNear", "total"] as const;
type Step = (typeof steps)[number];
type List = { heading: string; items: readonly string[] };

type WorkedExampleProps = {
	words: { heading: string; text: string; rows: Record<Step, RowWords>; notes: readonly string[] };
	differences: { dearer: List; cheaper: List };
	locale: Locale;
};

/** One order from the sample box to the delivery, and what makes another one dearer or cheaper. */
export function WorkedExample({ words, differences, locale }: WorkedExampleProps) {
	const amounts = { ...prices, ...exampleOrder() };
	const rows = steps.map((step) => ({
		...words.rows[step],
		amount: <Price amount={amounts[step]} locale={locale} />,
	}));
	return (
		<section id="example">
			<Wall>
				<TextPanel
					heading={words.heading}
					texts={[words.text, ...words.notes]}
					width={100}
					flavour="accent"
					as="div"
					spread
				/>
				<Panel width={140}>
					<PriceRows rows={rows} />
				</Panel>
			</Wall>
			<Wall>
				<Swipe>
					<Difference list={differences.dearer} flavour="tuna" />
					<Difference list={differences.cheaper} flavour="mint" />
				</Swipe>
			</Wall>
		</section>
	);
}

function Difference({ list, flavour }: { list: List; flavour: Flavour }) {
	return (
		<TextPanel heading={list.heading} level={3} texts={[]} width={120} flavour={flavour} as="div">
			<ul className={styles.differences}>
				{list.items.map((item) => (
					<li key={item}>
						<Sentence text={item} />
					</li>
				))}
			</ul>
		</TextPanel>
	);
}
