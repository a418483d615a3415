import {
	finishLabels,
	planLabels,
	tapLabels,
	timeLabels,
	toneLabels,
	worktopLabels,
} from "../../facts/editor-labels.ts";
import { each, fillable, group, text } from "./parts.ts";

/** Names of kitchens in captions and in the gallery's filter and viewer. */
export const kitchenWords = group("Keukens: namen en labels", {
	joint: text("Tussenwoord: in", "Tussen een ontwerp en zijn materiaal: Catch in Blueberry."),
	painted: fillable("Naam van een geverfde keuken", ["front", "tone"]),
	worktopCaptions: each("Werkblad in een bijschrift", worktopLabels, text),
	worktops: each("Werkbladen", worktopLabels, text),
	sinks: each("Spoelbakken", finishLabels, text),
	taps: each("Kranen", tapLabels, text),
	plans: each("Opstellingen", planLabels, text),
	times: each("Tijden", timeLabels, text),
	tones: each("Tinten", toneLabels, text),
	labels: group("Benamingen", {
		design: text("Front"),
		material: text("Materiaal"),
		colour: text("Kleur"),
		worktop: text("Werkblad"),
		sink: text("Spoelbak"),
		tap: text("Kraan"),
		plan: text("Opstelling"),
		time: text("Licht"),
	}),
});
