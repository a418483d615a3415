import { brand } from "../../../content/brand.ts";
import type { Words } from "../../../content/words.ts";
import { priceList, prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Price } from "../../ui/price.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { type FrontLook, type PricedFront, PriceFronts } from "./price-fronts.tsx";
import styles from "./prices.module.css";

type ListWords = Words<"prices">["list"];

type PriceListProps = {
	words: ListWords;
	colours: Words<"prices">["colours"];
	locale: Locale;
};

/** All prices as a kitchen: a cabinet for each step in which something is paid, and a front for every amount. */
export function PriceList({ words, colours, locale }: PriceListProps) {
	const row = (price: keyof ListWords["prices"]) => ({
		name: words.prices[price].name,
		note: words.prices[price].note,
		amount: <Price amount={prices[price]} locale={locale} />,
	});
	const box = { ...row("sampleBox"), action: words.samples };
	const measuring = words.measuring.map((one) => ({ ...one, amount: <>{one.amount}</> }));
	return (
		<section id="price-list">
			<Wall>
				<div className={styles.run}>
					<div className={styles.title}>
						<p className={styles.sender}>{brand}</p>
						<h2>{words.heading}</h2>
					</div>
					<Swipe share={86}>
						<Cabinet
							heading={words.groups.start}
							rows={[words.meeting, box]}
							look={{ design: "flush", material: "lychee" }}
						/>
						<Cabinet
							heading={words.groups.design}
							rows={[...measuring, row("designDeposit"), words.firstRevision, row("extraRevision")]}
							look={{ design: "pull", material: "sage" }}
						/>
						<Cabinet
							heading={words.groups.order}
							rows={[...words.quoted, ...priceList.order.map(row)]}
							look={{ design: "flush", material: "honey" }}
						/>
						<Cabinet
							heading={words.groups.delivery}
							rows={[...priceList.delivery.map(row), words.pickUp]}
							look={{ design: "pull", material: "mint" }}
						/>
					</Swipe>
					<div className={styles.plinth}>
						<Paragraphs texts={words.deliveryText} />
					</div>
				</div>
				<TextPanel heading={colours.heading} texts={colours.texts} width={80} as="div" />
				<Panel width={160} bare className={styles.pair}>
					<PriceFronts
						fronts={[
							{ ...row("catchCustomColour"), design: "catch", material: "tuna" },
							{ ...row("paintedCustomColour"), design: "framed", material: "painted" },
						]}
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
