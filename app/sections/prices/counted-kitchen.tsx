import type { Words } from "../../../content/words.ts";
import { costsOf, defaultPlan } from "../../../facts/costs/cost-guide.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Front } from "../../ui/front/front.tsx";
import { Price } from "../../ui/price.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./counted-kitchen.module.css";
import { PriceRows } from "./price-rows.tsx";

/** The numbers of the fronts on each of six cabinets: three on those with drawers, one on the others. */
const cabinets = [[1, 2, 3], [4], [5, 6, 7], [8], [9], [10]];

type CountedKitchenProps = Pick<Words<"prices">, "opening" | "list" | "guide" | "certain"> & { locale: Locale };

/** What the price depends on: a kitchen with its fronts counted, and which amounts are known before there is a quote. */
export function CountedKitchen({ opening, list, guide, certain, locale }: CountedKitchenProps) {
	const { withMinimum = prices.minimumOrder } = costsOf(defaultPlan);
	const priced = (name: string, amount: number) => ({ name, amount: <Price amount={amount} locale={locale} /> });
	return (
		<section>
			<Wall>
				<Panel width={240} bare>
					<div className={styles.kitchen} aria-hidden="true">
						<Slab worktop="marble-composite" edge className={styles.worktop} />
						{cabinets.map((numbers) => (
							<div key={numbers[0]} className={styles.cabinet}>
								{numbers.map((number) => (
									<Front key={number} design="flush" material={numbers.length > 1 ? "sage" : "honey"} scaled>
										<span className={styles.number}>{number}</span>
									</Front>
								))}
							</div>
						))}
					</div>
				</Panel>
				<TextPanel heading={opening.heading} texts={opening.body} width={120} as="div" />
				<TextPanel heading={certain} texts={[]} width={120} flavour="frosting" as="div">
					<PriceRows
						rows={[
							{ name: list.quoted.name, amount: list.quoted.amount },
							priced(list.prices.designDeposit.name, prices.designDeposit),
							priced(guide.result.smallest, withMinimum),
						]}
					/>
				</TextPanel>
			</Wall>
		</section>
	);
}
