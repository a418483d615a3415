import type { Words } from "../../../content/words.ts";
import { leadTimeWeeks, palet } from "../../../facts/costs/terms.ts";
import { Weeks } from "../how-we-work/weeks.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type LeadTimesProps = {
	words: Words<"palet">["time"];
};

/** Lead times in weeks, drawn as fronts in a row: of tiles at their quickest, and of fronts. */
export function LeadTimes({ words }: LeadTimesProps) {
	const tiles = palet.shortestLeadTimeWeeks;
	return (
		<TextPanel heading={words.heading} texts={[words.text]} width={140} flavour="butter" as="div">
			<p>
				{words.tiles} <strong>{words.tilesWeeks}</strong>
			</p>
			<Weeks min={tiles} max={tiles} />
			<p>
				{words.fronts} <strong>{words.frontsWeeks}</strong>
			</p>
			<Weeks {...leadTimeWeeks} />
		</TextPanel>
	);
}
