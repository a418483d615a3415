import * as v from "valibot";
import { group, text } from "./parts.ts";

/** What the sign on a studio's door says. <day>, <time>, <from> and <to> are filled in by write-open-now.ts. */
export const openNow = v.strictObject({
	anyTime: group("Zonder klok", {
		title: text("Titel"),
		detail: text("Toelichting"),
	}),
	titles: group("Titels", {
		open: text("Nu open"),
		"by-appointment": text("Op afspraak"),
		holiday: text("Feestdag"),
		closed: text("Nu dicht"),
	}),
	until: text("Tot hoe laat"),
	holiday: text("Bij een feestdag"),
	opens: text("Wanneer weer open"),
	today: text("Vandaag"),
	tomorrow: text("Morgen"),
	saturday: text("Open zaterdag"),
});
