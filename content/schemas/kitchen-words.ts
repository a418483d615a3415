import {
	finishLabels,
	planLabels,
	tapLabels,
	timeLabels,
	toneLabels,
	worktopLabels,
} from "../../facts/editor-labels.ts";
import { each, group, template, text } from "./parts.ts";

/** What kitchens are called wherever they are shown: in captions, in the filter and in the viewer of the gallery. */
export const kitchenWords = group("Keukens: namen en labels", {
	joint: text("Tussenwoord: in", "Tussen een ontwerp en zijn materiaal: Catch in Blueberry."),
	painted: template("Naam van een geverfde keuken", ["front", "tone"]),
	worktopJoint: text("Tussenwoord bij het werkblad", "Tussen een keuken en haar werkblad."),
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
