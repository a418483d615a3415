import type { Words } from "../../../content/words.ts";
import { costsOf, defaultPlan } from "../../../facts/costs/cost-guide.ts";
import { prices } from "../../../facts/costs/prices.ts";
import { Price } from "../../ui/price.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { type PricedFront, PriceFronts } from "./price-fronts.tsx";
import styles from "./prices.module.css";

type ExamplePriceProps = Pick<Words<"prices">, "guide" | "smallestOrder">;
type Example = Words<"prices">["smallestOrder"]["examples"][number];

/** The small example kitchen added up. Until the prices of its parts are known, the smallest first order. */
export function ExamplePrice({ guide, smallestOrder }: ExamplePriceProps) {
	const [small] = smallestOrder.examples;
	if (small) return <AddedUp {...small} />;
	return <Cabinets heading={smallestOrder.heading} fronts={smallestOrderFronts({ guide, smallestOrder })} />;
}

export function AddedUp({ heading, total, parts }: Example) {
	const fronts = [{ ...total, ...sum }, ...parts.map((part) => ({ ...part, ...drawer }))];
	return <Cabinets heading={heading} fronts={fronts} />;
}

/** A worktop with cabinets below it: the sum, then what it is made up of. */
function Cabinets({ heading, fronts }: { heading: string; fronts: readonly PricedFront[] }) {
	return (
		<section>
			<Wall>
				<div className={styles.example}>
					<h2>{heading}</h2>
					<Slab worktop="marble-composite" edge className={`screen-only ${styles.worktop}`} />
					<PriceFronts fronts={fronts} />
				</div>
			</Wall>
		</section>
	);
}

const sum = { sum: true, design: "flush", material: "honey" } as const;
const drawer = { design: "pull", material: "butter" } as const;

function smallestOrderFronts({ guide: { result }, smallestOrder }: ExamplePriceProps): PricedFront[] {
	const { withMinimum = prices.minimumOrder } = costsOf(defaultPlan);
	const price = (amount: number) => <Price amount={amount} />;
	return [
		{ name: result.smallest, amount: price(withMinimum), ...sum },
		{ name: smallestOrder.order, note: smallestOrder.orderNote, amount: price(prices.minimumOrder), ...drawer },
		{ name: result.lines.deliveryNear, amount: price(prices.deliveryNear), ...drawer },
		{ name: result.lines.designDeposit, amount: price(prices.designDeposit), ...drawer },
		{
			name: smallestOrder.deduction,
			note: smallestOrder.deductionNote,
			amount: price(-prices.designDeposit),
			...drawer,
		},
	];
}
