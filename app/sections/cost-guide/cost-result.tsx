import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import type { BuyingPhase } from "../../../facts/costs/buying-steps.ts";
import type { Costs, Line, Moment } from "../../../facts/costs/cost-guide.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Price } from "../../ui/price.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import table from "../../ui/table.module.css";
import styles from "./cost-guide.module.css";

type ResultWords = Words<"prices">["guide"]["result"];
type CostResultProps = {
	words: ResultWords;
	phases: Record<BuyingPhase, string>;
	costs: Costs;
};

const flavours: Record<Moment, Flavour> = { discover: "lychee", design: "mint", order: "honey", later: "tuna" };

/** The sum as a table, step by step. */
export function CostResult({ words, phases, costs }: CostResultProps) {
	const locale = useLocale();
	const nameOf = (moment: Moment) => (moment === "later" ? words.later : phases[moment]);
	const orders = costs.quoted !== "nothing";
	const shown = costs.byMoment.filter(({ moment, lines }) => (moment === "later" ? lines.length > 0 : true));
	return (
		<>
			<h3>{words.heading}</h3>
			<div className={styles.sums} aria-live="polite">
				{costs.withMinimum !== undefined && (
					<p className={styles.sum}>
						<strong>{words.smallest}</strong>{" "}
						<span className={styles.amount}>{formatEuro(costs.withMinimum, locale)}</span>
					</p>
				)}
				<p className={styles.sum}>
					<span>
						<strong>{words.total}</strong>
						{orders && (
							<>
								<br />
								{words.without}
							</>
						)}
					</span>{" "}
					<span className={styles.amount}>{formatEuro(costs.total, locale)}</span>
				</p>
			</div>
			<div className={`screen-only ${styles.bar}`} aria-hidden="true">
				{costs.byMoment
					.filter(({ total }) => total > 0)
					.map(({ moment, total }) => (
						<span key={moment} data-flavour={flavours[moment]} style={{ "--share": total }} />
					))}
			</div>
			<table className={`${table.table} ${styles.table}`}>
				<thead className="visually-hidden">
					<tr>
						<th scope="col">{words.what}</th>
						<th scope="col">{words.amount}</th>
					</tr>
				</thead>
				{shown.map(({ moment, lines, total }) => {
					const quoted = moment === "order" && orders;
					const [only] = lines;
					const single = lines.length < 2 && !quoted;
					return (
						<tbody key={moment}>
							<tr className={styles.moment}>
								<th scope={single ? "row" : "rowgroup"}>
									<span className={styles.key} data-flavour={flavours[moment]} />
									{nameOf(moment)}
									{single && <span className={styles.only}>{only ? nameOfLine(only, words) : words.nothing}</span>}
								</th>
								<td>{total > 0 && <Price amount={total} />}</td>
							</tr>
							{!single &&
								lines.map((line) => (
									<tr key={line.price}>
										<th scope="row">{nameOfLine(line, words)}</th>
										<td>
											<Price amount={line.amount} />
										</td>
									</tr>
								))}
							{quoted && (
								<tr>
									<th scope="row">{words.quotedLine}</th>
									<td>{words.quotedAmount}</td>
								</tr>
							)}
						</tbody>
					);
				})}
				<tfoot>
					{costs.deductedTotal > 0 && (
						<tr>
							<th scope="row">{words.deducted}</th>
							<td>
								<Price amount={-costs.deductedTotal} />
							</td>
						</tr>
					)}
					<tr className={styles.remaining}>
						<th scope="row">{orders ? words.remaining : words.remainingAlone}</th>
						<td>
							<Price amount={costs.remaining} />
						</td>
					</tr>
				</tfoot>
			</table>
			<p>
				<Sentence text={words.quoted[costs.quoted]} />
			</p>
		</>
	);
}

const nameOfLine = ({ price, times }: Line, { lines }: ResultWords) =>
	`${times > 1 ? `${times} × ` : ""}${lines[price]}`;
