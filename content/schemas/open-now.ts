import { fillable, group, text } from "./parts.ts";

/** Words of the sign on a studio's door. */
export const openNow = group("Bordje: nu open", {
	anyTime: group("Zolang de tijd niet bekend is", {
		title: text("Titel"),
		detail: text("Toelichting"),
	}),
	titles: group("Titels", {
		open: text("Nu open"),
		"by-appointment": text("Op afspraak"),
		holiday: text("Feestdag"),
		closed: text("Nu dicht"),
	}),
	until: fillable("Tot hoe laat", ["time"]),
	holiday: text("Bij een feestdag"),
	opens: fillable("Wanneer weer open", ["day", "time"]),
	today: text("Vandaag"),
	tomorrow: text("Morgen"),
	saturday: fillable("Open zaterdag", ["day", "from", "to"]),
});
