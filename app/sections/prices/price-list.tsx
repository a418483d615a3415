import { brand } from "../../../content/brand.ts";
import { type PriceKey, priceList, prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { type ColourWords, CustomColours } from "./custom-colours.tsx";
import { PriceRows, type RowWords } from "./price-rows.tsx";
import styles from "./prices.module.css";

type Action = { label: string; to: string };
type Told = RowWords & { amount: string };
type Term = { heading: string; text: string };

type PriceListProps = {
	words: {
		heading: string;
		groups: Record<Exclude<keyof typeof priceList, "colour">, string>;
		prices: Record<PriceKey, RowWords>;
		meeting: Told;
		firstRevision: Told;
		quoted: Told;
		deliveryText: readonly string[];
		pickUp: Told;
		samples: Action;
		tiles: Action;
	};
	colours: ColourWords;
	terms: { warranty: Term; payment: Term };
	locale: Locale;
};

/** All prices, grouped by the step in which they are paid. */
export function PriceList({ words, colours, terms, locale }: PriceListProps) {
	const row = (price: PriceKey) => ({
		...words.prices[price],
		amount: <Price amount={prices[price]} locale={locale} />,
	});
	const [deposit, only, extra] = priceList.design.map(row);
	const [near, far] = priceList.delivery.map(row);
	return (
		<section id="price-list">
			<Wall>
				<Panel width={60} flavour="night" className={styles.head}>
					<p className={styles.sender}>{brand}</p>
					<h2>{words.heading}</h2>
					<div className={styles.drawers} aria-hidden="true">
						<Front design="pull" material="butter" scaled />
						<Front design="pull" material="mint" scaled />
						<Front design="pull" material="lychee" scaled />
					</div>
				</Panel>
				<Panel width={80} flavour="lychee" className={styles.group}>
					<h3>{words.groups.start}</h3>
					<PriceRows rows={[words.meeting, ...priceList.start.map(row)]} />
					<ActionList actions={[words.samples]} />
				</Panel>
				<Panel width={100} flavour="mint" className={styles.group}>
					<h3>{words.groups.design}</h3>
					<PriceRows rows={[deposit, only, words.firstRevision, extra].filter((one) => one !== undefined)} />
				</Panel>
				<Panel width={140} flavour="butter" className={styles.group}>
					<h3>{words.groups.order}</h3>
					<PriceRows rows={[words.quoted, ...priceList.order.map(row)]} />
				</Panel>
				<Panel width={100} className={styles.terms}>
					<TermText term={terms.payment} />
					<TermText term={terms.warranty} />
				</Panel>
				<CustomColours words={colours} prices={words.prices} locale={locale} />
				<Panel width={240} flavour="honey" className={styles.delivery}>
					<div className={styles.near}>
						<h3>{words.groups.delivery}</h3>
						{near && <PriceRows rows={[near]} />}
					</div>
					<div className={styles.far}>
						<Paragraphs texts={words.deliveryText} />
						<PriceRows rows={[far, words.pickUp].filter((one) => one !== undefined)} />
					</div>
				</Panel>
				<Panel width={240} flavour="frosting" className={styles.tiles}>
					<h3>{words.groups.tiles}</h3>
					<PriceRows rows={priceList.tiles.map(row)} />
					<ActionList actions={[words.tiles]} />
				</Panel>
			</Wall>
		</section>
	);
}

function TermText({ term }: { term: Term }) {
	return (
		<div className={styles.term}>
			<h3>{term.heading}</h3>
			<p>
				<Sentence text={term.text} />
			</p>
		</div>
	);
}
