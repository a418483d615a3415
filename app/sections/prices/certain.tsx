import type { Words } from "../../../content/words.ts";
import { costsOf, defaultPlan } from "../../../facts/costs/cost-guide.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Price } from "../../ui/price.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { PriceFronts } from "./price-fronts.tsx";
import styles from "./prices.module.css";

type CertainProps = Pick<Words<"prices">, "guide" | "certain"> & { locale: Locale };

/** The smallest first order, on the cabinets below the page's first picture: the sum, then what it is made up of. */
export function Certain({ guide, certain, locale }: CertainProps) {
	const { withMinimum = prices.minimumOrder } = costsOf(defaultPlan);
	const drawer = { design: "pull", material: "butter" } as const;
	return (
		<section>
			<Wall>
				<div className={styles.certain}>
					<h2>{certain.heading}</h2>
					<Slab worktop="marble-composite" edge className={`screen-only ${styles.worktop}`} />
					<PriceFronts
						fronts={[
							{
								name: guide.result.smallest,
								amount: <Price amount={withMinimum} locale={locale} />,
								sum: true,
								design: "flush",
								material: "honey",
							},
							{
								name: certain.order,
								note: certain.orderNote,
								amount: <Price amount={prices.minimumOrder} locale={locale} />,
								...drawer,
							},
							{
								name: guide.result.lines.deliveryNear,
								amount: <Price amount={prices.deliveryNear} locale={locale} />,
								...drawer,
							},
							{
								name: guide.result.lines.designDeposit,
								amount: <Price amount={prices.designDeposit} locale={locale} />,
								...drawer,
							},
							{
								name: certain.off,
								note: certain.offNote,
								amount: (
									<>
										– <Price amount={prices.designDeposit} locale={locale} />
									</>
								),
								...drawer,
							},
						]}
					/>
				</div>
			</Wall>
		</section>
	);
}
