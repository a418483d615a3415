import { formatNumber } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import type { frontPriceTable } from "../../../facts/costs/example-kitchen.ts";
import { frontNames } from "../../../facts/products/fronts.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import styles from "../../ui/table.module.css";

type FrontPrices = NonNullable<ReturnType<typeof frontPriceTable>>;
type FrontPriceTableProps = {
	prices: FrontPrices;
	words: Words<"prices">["table"];
	families: Words<"front-words">["families"];
};

/** What a front of 60 cm wide costs, for each material and each design, by its height. */
export function FrontPriceTable({ prices: { flat, inFenix }, words, families }: FrontPriceTableProps) {
	const heights = flat[0]?.sizes.map(({ heightCm }) => heightCm) ?? [];
	return (
		<>
			<p id="front-prices">
				<strong>{words.caption}</strong>
			</p>
			<table className={`${styles.table} ${styles.ruled}`} aria-labelledby="front-prices">
				<thead>
					<tr>
						<th scope="col">{words.flat}</th>
						{heights.map((height) => (
							<th key={height} scope="col">
								{height}
							</th>
						))}
						<th scope="col">{words.run}</th>
					</tr>
				</thead>
				<tbody>
					{flat.map((row) => (
						<Row key={row.family} {...row} name={families[row.family].name} />
					))}
				</tbody>
				<tbody>
					<tr>
						<th scope="rowgroup" colSpan={heights.length + 2}>
							{words.inFenix}
						</th>
					</tr>
					{inFenix.map((row) => (
						<Row key={row.design} {...row} name={frontNames[row.design]} />
					))}
				</tbody>
			</table>
			<Paragraphs texts={words.notes} />
		</>
	);
}

type RowProps = FrontPrices["flat"][number] & { name: string };

function Row({ name, sizes, run }: RowProps) {
	const locale = useLocale();
	return (
		<tr>
			<th scope="row">{name}</th>
			{sizes.map(({ heightCm, price }) => (
				<td key={heightCm}>{formatNumber(price, locale)}</td>
			))}
			<td>{formatNumber(run, locale)}</td>
		</tr>
	);
}
