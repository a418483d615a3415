import { brand } from "../../../content/brand.ts";
import type { Words } from "../../../content/words.ts";
import { type ListedPrice, priceList, prices } from "../../../facts/costs/prices.ts";
import type { FrontLook } from "../../../facts/products/materials.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Price } from "../../ui/price.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { type PricedFront, PriceFronts } from "./price-fronts.tsx";
import styles from "./prices.module.css";

type ListWords = Words<"prices">["list"];

type PriceListProps = {
	words: ListWords;
	colours: Words<"prices">["colours"];
};

/** All prices as a kitchen: a cabinet for each step in which something is paid, and a front for every amount. */
export function PriceList({ words, colours }: PriceListProps) {
	const row = (price: ListedPrice) => ({
		name: words.prices[price].name,
		note: words.prices[price].note,
		amount: <Price amount={prices[price]} />,
	});
	const cabinets: Record<Exclude<keyof typeof priceList, "colour">, CabinetProps> = {
		start: {
			heading: words.groups.start,
			look: { design: "flush", material: "lychee" },
			rows: [words.meeting, ...priceList.start.map((price) => ({ ...row(price), action: words.samples }))],
		},
		design: {
			heading: words.groups.design,
			look: { design: "pull", material: "sage" },
			rows: [
				...words.measuring,
				...priceList.design.flatMap((price) =>
					price === "extraRevision" ? [words.firstRevision, row(price)] : [row(price)],
				),
			],
		},
		order: {
			heading: words.groups.order,
			look: { design: "flush", material: "honey" },
			rows: [...words.quoted, ...priceList.order.map(row)],
		},
		delivery: {
			heading: words.groups.delivery,
			look: { design: "pull", material: "mint" },
			rows: [...priceList.delivery.map(row), words.pickUp],
		},
	};
	return (
		<section id="price-list">
			<Wall>
				<div className={styles.run}>
					<div className={styles.title}>
						<p className={styles.sender}>{brand}</p>
						<h2>{words.heading}</h2>
					</div>
					<Swipe share={86}>
						{Object.values(cabinets).map((cabinet) => (
							<Cabinet key={cabinet.heading} {...cabinet} />
						))}
					</Swipe>
					<div className={styles.plinth}>
						<Paragraphs texts={words.deliveryText} />
					</div>
				</div>
				<TextPanel heading={colours.heading} texts={colours.texts} width={80} as="div" />
				<Panel width={160} bare className={styles.pair}>
					<PriceFronts
						fronts={priceList.colour.map((price) => ({
							...row(price),
							...(price === "catchCustomColour"
								? { design: "catch", material: "tuna" }
								: { design: "framed", material: "painted" }),
						}))}
					/>
				</Panel>
			</Wall>
		</section>
	);
}

type CabinetProps = { heading: string; rows: readonly Omit<PricedFront, keyof FrontLook>[]; look: FrontLook };

function Cabinet({ heading, rows, look }: CabinetProps) {
	return (
		<div className={styles.cabinet}>
			<h3>{heading}</h3>
			<Slab worktop="marble-composite" edge className={`screen-only ${styles.worktop}`} />
			<PriceFronts fronts={rows.map((one) => ({ ...one, ...look }))} />
		</div>
	);
}
