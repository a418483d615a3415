import { floorColours } from "../../../facts/kitchen/mixer.ts";
import { colourOf, type Mix, type MixPlan } from "../../../mixer/mix.ts";

/** The cabinets from above, on a floor of 40 by 30. */
const cabinets: Record<MixPlan, string> = {
	"single-run": "M4 4h32v8H4z",
	"l-shape": "M4 4h32v22h-8V12H4z",
	galley: "M4 4h8v22H4zM28 4h8v22h-8z",
	island: "M4 4h32v8H4zM10 18h20v8H10z",
};

/** A layout as a floor plan, in the colours of the mix. */
export function PlanIcon({ plan, mix }: { plan: MixPlan; mix: Mix }) {
	return (
		<svg viewBox="0 0 40 30" style={{ background: floorColours[mix.floor] }} aria-hidden="true">
			<path
				d={cabinets[plan]}
				fill={colourOf(mix.base)}
				stroke="var(--night)"
				strokeWidth="2"
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}
