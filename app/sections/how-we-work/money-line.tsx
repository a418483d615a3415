import type { Words } from "../../../content/words.ts";
import { comesOffInvoice, isFixed, journey, type StateKey } from "../../../facts/costs/journey.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Price } from "../../ui/price.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./money-line.module.css";

type MoneyWords = Words<"how-we-work">["money"];

/** Where everybody pays something, after the first meeting that is free. */
const stops = ["discover", "design", "production", "delivery"] as const satisfies readonly StateKey[];

/** What everybody pays, along a brass pipe, with what comes off the invoice; the prices page has the rest. */
export function MoneyLine({ words, locale }: { words: MoneyWords; locale: Locale }) {
	return (
		<Wall>
			<Panel width={240} flavour="accent" as="section">
				<h2>{words.heading}</h2>
				<ol className={styles.line}>
					{stops.map((state) => (
						<li key={state} className={styles.stop}>
							<h3>{words.stops[state]}</h3>
							{journey[state].due.length === 0 && <p className={styles.amount}>{words.nothing}</p>}
							{journey[state].due.map((payment) => (
								<p key={payment} className={isFixed(payment) ? undefined : styles.quoted}>
									{isFixed(payment) && (
										<span className={styles.amount}>
											<Price amount={prices[payment]} locale={locale} />
										</span>
									)}
									{[words.payments[payment]].flat().join(" ")}
								</p>
							))}
							{state === "production" && <Deductions words={words} locale={locale} />}
						</li>
					))}
				</ol>
				<ActionList actions={[words.guide]} quiet />
			</Panel>
		</Wall>
	);
}

function Deductions({ words, locale }: { words: MoneyWords; locale: Locale }) {
	return (
		<ul>
			{comesOffInvoice.map((payment) => (
				<li key={payment}>
					<strong className={styles.minus}>
						– <Price amount={prices[payment]} locale={locale} />
					</strong>{" "}
					{words.off[payment]}
				</li>
			))}
		</ul>
	);
}
