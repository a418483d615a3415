import type { PageContent } from "../page-content.ts";

export default {
	title: "Werken als keukenontwerper in Rotterdam",
	description:
		"Als designer in Rotterdam ontwerp je keukens met kasten van IKEA en KVIK en onze fronten, minimaal {designerHoursMin} uur per week.",
	heading: "Andermans keuken, jouw lijnen",
	lead: "Een designer in onze studio in Rotterdam werkt minimaal {designerHoursMin} uur per week en ontwerpt keukens samen met de mensen die er straks in koken.",
	opening: {
		heading: "Van kennismaking tot laatste gesprek",
		body: [
			"Het werk volgt onze [werkwijze](page:how-we-work): een kennismaking, een ontwerp in 3D en een laatste gesprek voordat er iets wordt besteld. Je werkt met kasten van IKEA en KVIK en met onze eigen fronten, werkbladen, spoelbakken en kranen. Aan de maten van de kast valt niets te veranderen. Over de rest mag je met de klant van mening verschillen.",
			"Werk je meer dan {eBikeAboveHours} uur per week, dan bieden we je een e-bike aan. Solliciteren doe je per mail. Vertel wie je bent, wat je hebt ontworpen en hoeveel uur je wilt werken. Een paar beelden van je werk zeggen meer dan een bladzijde over je drijfveren. Wat er verder bij ons te doen is, staat bij de [vacatures](page:jobs).",
		],
	},
	status: {
		open: "De vacature voor designer in Rotterdam is open: mail je sollicitatie en zet Rotterdam erbij.",
		closed:
			"De vacature voor designer in Rotterdam is gesloten: stuur een open sollicitatie als je toch bij ons wilt werken.",
	},
	actions: [
		{ label: "Mail je sollicitatie", to: "mail:openApplication" },
		{ label: "Bekijk alle functies", to: "page:jobs" },
	],
} satisfies PageContent & { status: { open: string; closed: string } };
