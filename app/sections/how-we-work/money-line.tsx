import {
	comesOffInvoice,
	type FixedPayment,
	isFixed,
	type JourneyPayment,
	journey,
	type StateKey,
	stateKeys,
} from "../../../facts/costs/journey.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Price } from "../../ui/price.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../heading-panel.tsx";
import styles from "./money-line.module.css";

type Deducted = (typeof comesOffInvoice)[number];

type MoneyWords = {
	heading: string;
	text: string;
	/** Where a visitor works out the fixed costs of their own plan. */
	guide: { label: string; to: string };
	comesOff: string;
	chosen: string;
	stops: Record<StateKey, string>;
	payments: Record<JourneyPayment, string>;
	off: Record<Deducted, string>;
	nothingDue: Partial<Record<StateKey, string>>;
};

/** Where something is paid, and where the invoice is. */
const stops = stateKeys.filter((key) => journey[key].due.length + journey[key].optional.length > 0);
const invoice: StateKey = "production";

const isUnpaid = (state: StateKey) => journey[state].due.length === 0;
const isDeducted = (payment: JourneyPayment): payment is Deducted => comesOffInvoice.some((one) => one === payment);

/** All payments along a brass pipe, with what comes off the invoice. */
export function MoneyLine({ words, locale }: { words: MoneyWords; locale: Locale }) {
	return (
		<section>
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="aubergine">
					<ActionList actions={[words.guide]} />
				</HeadingPanel>
				<Panel width={240} flavour="aubergine">
					<ol className={styles.line}>
						{stops.map((state) => (
							<Stop key={state} state={state} words={words} locale={locale} />
						))}
					</ol>
				</Panel>
			</Wall>
		</section>
	);
}

function Stop({ state, words, locale }: { state: StateKey; words: MoneyWords; locale: Locale }) {
	const due: readonly JourneyPayment[] = journey[state].due;
	const optional: readonly FixedPayment[] = journey[state].optional;
	const mark = (payment: JourneyPayment) => isDeducted(payment) && <em className={styles.off}>{words.comesOff}</em>;
	return (
		<li className={styles.stop}>
			<h3>{words.stops[state]}</h3>
			{isUnpaid(state) && <p className={styles.quoted}>{words.nothingDue[state]}</p>}
			{due.map((payment) =>
				isFixed(payment) ? (
					<p key={payment}>
						<span className={styles.amount}>
							<Price amount={prices[payment]} locale={locale} />
						</span>{" "}
						{words.payments[payment]} {mark(payment)}
					</p>
				) : (
					<p key={payment} className={styles.quoted}>
						{words.payments[payment]}
					</p>
				),
			)}
			{state === invoice && (
				<ul className={styles.deductions}>
					{comesOffInvoice.map((payment) => (
						<li key={payment}>
							<span className={styles.minus}>
								– <Price amount={prices[payment]} locale={locale} />
							</span>{" "}
							{words.off[payment]}
						</li>
					))}
				</ul>
			)}
			{optional.length > 0 && (
				<div className={styles.optional}>
					<p>{words.chosen}:</p>
					<ul>
						{optional.map((payment) => (
							<li key={payment}>
								<strong>
									<Price amount={prices[payment]} locale={locale} />
								</strong>{" "}
								<span>
									{words.payments[payment]} {mark(payment)}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
		</li>
	);
}
