import { memo } from "react";
import { fill } from "../../../content/fill.ts";
import { formatNumber } from "../../../content/format-figure.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { UnitPrices } from "../../../facts/costs/unit-prices.ts";
import { materialName } from "../../../facts/products/materials.ts";
import type { SampleBox } from "../../../facts/products/samples.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { bookingText } from "../../../mixer/booking.ts";
import { linkParameter } from "../../../mixer/field-names.ts";
import { colourCosts, costGuideQuery, samplesFor } from "../../../mixer/fixed-costs.ts";
import type { Mix } from "../../../mixer/mix.ts";
import { serializeLink } from "../../../mixer/mix-link.ts";
import { type MixPrice, priceOfMix, totalOfMix } from "../../../mixer/mix-price.ts";
import { addQuery, isOwnAddress } from "../../navigation/add-query.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { KitchenDrawing } from "./kitchen-drawing.tsx";
import { MixList } from "./mix-list.tsx";
import { MixSheet } from "./mix-sheet.tsx";
import type { MixerWords } from "./mixer-words.ts";
import styles from "./next-steps.module.css";

type NextStepsProps = {
	words: MixerWords;
	mix: Mix;
	path: string;
	siteUrl: string;
	unitPrices: UnitPrices | undefined;
	/** Pictures of the sample boxes. */
	pictures: Record<SampleBox, ShownPicture>;
};

/** The mix on paper, and where one goes with it: to a friend, to samples, costs and a meeting. */
export const NextSteps = memo(function NextSteps(props: NextStepsProps) {
	const { words, mix, path, siteUrl, unitPrices, pictures } = props;
	const link = new URL(`${path}?${linkParameter}=${serializeLink(mix)}`, siteUrl).href;
	return (
		<div>
			<Wall>
				<Panel width={140} flavour="frosting" as="section" className={`${styles.panel} screen-only`}>
					<h2>{words.opening.heading}</h2>
					<div className={styles.drawing}>
						<KitchenDrawing mix={mix} measured />
					</div>
					<div className={styles.small}>
						<Paragraphs texts={words.opening.body} />
					</div>
				</Panel>
				<MixSheet words={words} mix={mix} link={link} />
				<Samples words={words} mix={mix} pictures={pictures} />
				<Costs words={words} mix={mix} unitPrices={unitPrices} />
				<Book words={words} mix={mix} link={link} />
			</Wall>
		</div>
	);
});

type PartProps = { words: MixerWords; mix: Mix; link: string };

/** The boxes in which exactly these materials can be touched. */
function Samples({ words, mix, pictures }: Omit<PartProps, "link"> & Pick<NextStepsProps, "pictures">) {
	const locale = useLocale();
	const { boxes, without } = samplesFor(mix);
	const { samples } = words;
	return (
		<Panel width={100} flavour="tuna" bare as="section" className="screen-only">
			{boxes.length > 0 && (
				<div className={styles.boxes}>
					{boxes.map((box) => (
						<Shot
							key={box}
							shot={pictures[box]}
							phone={{ width: `${100 / boxes.length}vw`, ratio: 1 }}
							desktop={{ width: `${42 / boxes.length}vw`, ratio: 1 }}
							fill
						/>
					))}
				</div>
			)}
			<div className={styles.words}>
				<h2>{samples.heading}</h2>
				{boxes.length > 0 && (
					<>
						<p>
							<Sentence text={samples.text} />
						</p>
						<ActionList actions={sampleOrders(boxes, samples)} />
					</>
				)}
				{without.length > 0 && (
					<p>
						{samples.without} <strong>{without.map((key) => materialName(key, locale)).join(", ")}</strong>.
					</p>
				)}
			</div>
		</Panel>
	);
}

/** One button for all boxes that are ordered here, and one for each that has a shop of its own. */
function sampleOrders(boxes: readonly SampleBox[], { orders, orderAll }: MixerWords["samples"]) {
	const ours = boxes.filter((box) => isOwnAddress(orders[box].to));
	const [first, second] = ours;
	if (!first || !second) return boxes.map((box) => orders[box]);
	const all = { label: orderAll, to: addQuery(orders[first].to, { boxes: ours.join(",") }) };
	return [all, ...boxes.filter((box) => !ours.includes(box)).map((box) => orders[box])];
}

/** What this kitchen roughly costs; until the prices of its parts are known, only its fixed amounts. */
function Costs({ words, mix, unitPrices }: Omit<PartProps, "link"> & Pick<NextStepsProps, "unitPrices">) {
	const locale = useLocale();
	const { costs } = words;
	const colours = colourCosts(mix);
	const amounts = [
		...(unitPrices ? partsOf(priceOfMix(mix, unitPrices), costs.priced, locale) : []),
		...colours.map((price) => [costs.lines[price], prices[price]] as const),
		...(unitPrices ? [[costs.priced.total, totalOfMix(mix, unitPrices)] as const] : []),
	];
	const [path = "", hash = ""] = costs.guide.to.split(/(?=#)/);
	return (
		<Panel width={80} flavour="sage" as="section" className={styles.panel}>
			<h2>{unitPrices ? costs.priced.heading : costs.heading}</h2>
			<p>
				<Sentence text={unitPrices ? costs.priced.text : costs.text} />
			</p>
			<div aria-live="polite">
				{amounts.length === 0 ? (
					<p>
						<Sentence text={costs.none} />
					</p>
				) : (
					<MixList rows={amounts.map(([term, amount]) => [term, <Price key={term} amount={amount} />])} amounts />
				)}
			</div>
			{colours.length > 0 && <p className={styles.small}>{costs.colours}</p>}
			<ActionList actions={[{ ...costs.guide, to: `${path}?${costGuideQuery(mix)}${hash}` }]} />
		</Panel>
	);
}

function partsOf(price: MixPrice, words: MixerWords["costs"]["priced"], locale: Locale) {
	const { fronts, worktop, sinkAndTap, plinths, panels, cutOuts } = price;
	return [
		[fill(words.fronts, { count: String(fronts.count) }), fronts.amount],
		[fill(words.worktop, { metres: formatNumber(worktop.metres, locale) }), worktop.amount],
		[words.sinkAndTap, sinkAndTap],
		[words.plinths, plinths],
		[words.panels, panels],
		[words.cutOuts, cutOuts],
	] as const;
}

/** A first meeting, with the mix in the text. */
function Book({ words, mix, link }: PartProps) {
	const locale = useLocale();
	const { book } = words;
	const isOurs = isOwnAddress(book.action.to);
	const text = bookingText(mix, link, words.names, locale);
	return (
		<Panel width={60} flavour="aubergine" as="section" className={`${styles.panel} screen-only`}>
			<h2>{book.heading}</h2>
			<p>
				<Sentence text={isOurs ? book.text : book.textElsewhere} />
			</p>
			{!isOurs && (
				<label className={styles.paste}>
					{book.paste}
					<textarea readOnly rows={5} value={text} onFocus={({ target }) => target.select()} />
				</label>
			)}
			<ActionList actions={[{ ...book.action, to: addQuery(book.action.to, { mix: serializeLink(mix) }) }]} />
		</Panel>
	);
}
