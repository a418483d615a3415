import type { ComponentProps, ReactNode } from "react";
import { brand } from "../../../content/brand.ts";
import { type PriceKey, priceList, prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Price } from "../../ui/price.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { PriceRows, type RowWords } from "./price-rows.tsx";
import styles from "./prices.module.css";

type Action = { label: string; to: string };
type Told = RowWords & { amount: string };

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
	};
	colours: { heading: string; text: string };
	/** Of a sample box, and of a front in a custom colour. */
	box: ShownShot;
	painted: ShownShot;
	locale: Locale;
};

/** All prices, grouped by the step in which they are paid. */
export function PriceList({ words, colours, box, painted, locale }: PriceListProps) {
	const row = (price: PriceKey) => ({
		...words.prices[price],
		amount: <Price amount={prices[price]} locale={locale} />,
	});
	const [deposit, only, extra] = priceList.design.map(row);
	const [near, far] = priceList.delivery.map(row);
	return (
		<section id="price-list" className={styles.list}>
			<Wall>
				<Panel width={240} flavour="night">
					<p className={styles.sender}>{brand}</p>
					<h2>{words.heading}</h2>
				</Panel>
				<div className={styles.start}>
					<Group heading={words.groups.start} rows={[words.meeting, ...priceList.start.map(row)]} width={80}>
						<ActionList actions={[words.samples]} quiet />
					</Group>
					<PicturePanel shot={box} width={80} ratio={1.4} phoneRatio={2} />
				</div>
				<Group
					heading={words.groups.design}
					rows={[deposit, only, words.firstRevision, extra].filter((one) => one !== undefined)}
					width={80}
				/>
				<Group
					heading={words.groups.order}
					rows={[words.quoted, ...priceList.order.map(row)]}
					width={80}
					flavour="frosting"
				/>
				<TextPanel heading={colours.heading} texts={[colours.text]} width={120} as="div">
					<PriceRows rows={priceList.colour.map(row)} />
				</TextPanel>
				<PicturePanel shot={painted} width={120} ratio={1.5} phoneRatio={1.6} />
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
			</Wall>
		</section>
	);
}

type GroupProps = Pick<ComponentProps<typeof PriceRows>, "rows"> &
	Pick<ComponentProps<typeof Panel>, "width" | "flavour"> & { heading: string; children?: ReactNode };

function Group({ heading, rows, children, ...panel }: GroupProps) {
	return (
		<Panel {...panel} className={styles.group}>
			<h3>{heading}</h3>
			<PriceRows rows={rows} />
			{children}
		</Panel>
	);
}
