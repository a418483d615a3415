import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import { buyingSteps, comesOffInvoice, isFixed, type StepKey } from "../../../facts/costs/buying-steps.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Price } from "../../ui/price.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { type PricedFront, PriceFronts } from "../prices/price-fronts.tsx";
import { looks } from "./buying-steps.tsx";
import styles from "./payments.module.css";

type MoneyWords = Words<"how-we-work">["money"];

/** The steps in which everybody pays; the first meeting is free. */
const stops = ["discover", "design", "retailer", "delivery"] as const satisfies readonly StepKey[];

/** The fixed payments of every order and those that come off the invoice, as four fronts below a worktop. */
export function Payments({ words }: { words: MoneyWords }) {
	const locale = useLocale();
	const front = (step: (typeof stops)[number]): PricedFront => {
		const [payment] = buyingSteps[step].due;
		const look = { name: words.stops[step], design: "pull", material: looks[step].material } as const;
		if (payment === undefined) return { ...look, amount: words.nothing };
		const off = step === "retailer" ? deductions(words, locale) : [];
		return {
			...look,
			note: [words.payments[payment], off].flat(2),
			amount: isFixed(payment) ? <Price amount={prices[payment]} /> : words.parts[payment],
		};
	};
	return (
		<section>
			<Wall>
				<div className={styles.run}>
					<h2>{words.heading}</h2>
					<ActionList actions={[words.guide]} quiet />
					<Slab worktop="marble" edge className={`screen-only ${styles.worktop}`} />
					<PriceFronts fronts={stops.map(front)} />
				</div>
			</Wall>
		</section>
	);
}

const deductions = (words: MoneyWords, locale: Locale) =>
	comesOffInvoice.map((payment) => `**${formatEuro(-prices[payment], locale)}** ${words.off[payment]}.`);
