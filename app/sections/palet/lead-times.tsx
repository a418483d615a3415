import { leadTimeWeeks, palet } from "../../../facts/costs/terms.ts";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./palet.module.css";

type LeadTimesProps = {
	words: {
		heading: string;
		text: string;
		tiles: string;
		tilesWeeks: string;
		fronts: string;
		frontsWeeks: string;
	};
};

/** Weeks as cabinets in a row: what tiles need at their quickest, what fronts need. */
export function LeadTimes({ words }: LeadTimesProps) {
	return (
		<TextPanel heading={words.heading} texts={[words.text]} width={140} flavour="butter" as="div">
			<dl className={styles.weeks} style={{ "--weeks": leadTimeWeeks.max }}>
				<Bar term={words.tiles} text={words.tilesWeeks} sure={palet.shortestLeadTimeWeeks} colour="mint" />
				<Bar
					term={words.fronts}
					text={words.frontsWeeks}
					sure={leadTimeWeeks.min}
					perhaps={leadTimeWeeks.max - leadTimeWeeks.min}
					colour="aubergine"
				/>
			</dl>
		</TextPanel>
	);
}

type BarProps = { term: string; text: string; sure: number; perhaps?: number; colour: "mint" | "aubergine" };

function Bar({ term, text, sure, perhaps = 0, colour }: BarProps) {
	return (
		<div>
			<dt>
				{term} <strong>{text}</strong>
			</dt>
			<dd aria-hidden="true" style={{ "--colour": `var(--${colour})` }}>
				<span data-sure="" style={{ "--count": sure }} />
				{perhaps > 0 && <span style={{ "--count": perhaps }} />}
			</dd>
		</div>
	);
}
