import { group, heading, page, paragraph, text } from "./parts.ts";

const kind = (label: string) =>
	group(label, {
		heading,
		lead: paragraph("Intro"),
	});

export const received = page({
	reference: text("Kenmerk"),
	kinds: group("Soorten", {
		samples: kind("Samples"),
		question: kind("Vraag"),
		application: kind("Sollicitatie"),
	}),
	mail: text("Als er een mail komt"),
	noMail: text("Als er geen mail wordt gestuurd"),
});
