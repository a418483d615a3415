import { group, template, text } from "./parts.ts";

/** What the sign on a studio's door says. */
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
	until: template("Tot hoe laat", ["time"]),
	holiday: text("Bij een feestdag"),
	opens: template("Wanneer weer open", ["day", "time"]),
	today: text("Vandaag"),
	tomorrow: text("Morgen"),
	saturday: template("Open zaterdag", ["day", "from", "to"]),
});
