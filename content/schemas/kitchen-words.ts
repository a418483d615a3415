import { finishLabels, planLabels, tapLabels, timeLabels, worktopLabels } from "../../facts/editor-labels.ts";
import { each, group, text } from "./parts.ts";

/** What kitchens are called wherever they are shown: in captions, in the filter and in the viewer of the gallery. */
export const kitchenWords = group("Keukens: namen en labels", {
	joint: text("Tussenwoord: in", "Tussen een ontwerp en zijn materiaal: Catch in Blueberry."),
	painted: text("Achter een geverfd ontwerp", "Framed, geverfd."),
	worktopJoint: text("Tussenwoord bij het werkblad", "Tussen een keuken en haar werkblad."),
	worktops: each("Werkbladen", worktopLabels, text),
	sinks: each("Spoelbakken", finishLabels, text),
	taps: each("Kranen", tapLabels, text),
	plans: each("Opstellingen", planLabels, text),
	times: each("Tijden", timeLabels, text),
	tones: group("Tinten", {
		red: text("Rood"),
		pink: text("Roze"),
		yellow: text("Geel"),
		green: text("Groen"),
		blue: text("Blauw"),
		purple: text("Paars"),
		brown: text("Bruin"),
		light: text("Licht"),
		grey: text("Grijs en zwart"),
	}),
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
