import { group, page, paragraph, text } from "./parts.ts";

const part = (label: string) =>
	group(label, {
		name: text("Naam"),
		text: paragraph("Tekst"),
		action: text("Knop"),
	});

export const collection = page({
	parts: group("Onderdelen", {
		fronts: part("Fronten"),
		materials: part("Materialen"),
		worktops: part("Werkbladen"),
		sinks: part("Spoelbakken"),
		taps: part("Kranen"),
	}),
});
