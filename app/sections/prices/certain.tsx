import type { Words } from "../../../content/words.ts";
import { costsOf, defaultPlan } from "../../../facts/costs/cost-guide.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Price } from "../../ui/price.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { PriceFronts } from "./price-fronts.tsx";
import styles from "./prices.module.css";

type CertainProps = Pick<Words<"prices">, "list" | "guide" | "certain"> & { locale: Locale };

/** What is known before there is a quote, on the cabinets below the page's first picture: the smallest order first. */
export function Certain({ list, guide, certain, locale }: CertainProps) {
	const { withMinimum = prices.minimumOrder } = costsOf(defaultPlan);
	const { designDeposit } = list.prices;
	return (
		<section>
			<Wall>
				<div className={styles.certain}>
					<h2>{certain}</h2>
					<Slab worktop="marble-composite" edge className={`screen-only ${styles.worktop}`} />
					<PriceFronts
						fronts={[
							{
								name: guide.result.smallest,
								amount: <Price amount={withMinimum} locale={locale} />,
								design: "flush",
								material: "honey",
							},
							{
								...designDeposit,
								amount: <Price amount={prices.designDeposit} locale={locale} />,
								design: "pull",
								material: "butter",
							},
							{ ...list.quoted, design: "pull", material: "butter" },
						]}
					/>
				</div>
			</Wall>
		</section>
	);
}
