import type { PageContent } from "../page-content.ts";

export default {
	title: "Barre: front met verticale staven",
	description:
		"Barre is een keukenfront met verticale staven, ontworpen voor kasten van IKEA en KVIK. Wat de lijnen doen met licht en kleur, en wat je ernaast zet.",
	heading: "Een keuken achter tralies",
	lead: "Barre heeft verticale staven. Van al onze ontwerpen kan dit het slechtst stilzitten.",
	opening: {
		heading: "Rechtop als een danser",
		body: [
			"Een _barre_ is de houten stang waaraan balletdansers oefenen. Die hangt horizontaal; onze staven staan rechtop. Ze trekken het oog omhoog en geven een rij kasten ritme. Valt het licht van opzij, dan werpt elke staaf een schaduw, en die schuift in de loop van de dag een stukje op.",
			"Lijnen vallen het meest op naast iets zonder lijnen. Een eiland met Barre en daarachter een wand met [Flush](page:flush) is geen gebrek aan fantasie, maar een keuze. In je 3D-ontwerp zie je hoeveel staven je keuken verdraagt.",
		],
	},
	availability: {
		before: "Barre komt in {barreSince} in de collectie.",
		since: "Barre zit sinds {barreSince} in de collectie.",
	},
	different: {
		heading: "Een kast in streepjespak",
		body: [
			"De andere ontwerpen geven je oog een plek om te landen: een knop, een gat, een rand. Bij Barre loopt het patroon door en is er geen begin of eind. Je kijkt niet meer naar losse kasten, maar naar een gestreept geheel waar toevallig ook de borden in staan.",
			"Strepen doen iets met kleur. Tussen de staven is het wat donkerder, waardoor dezelfde tint dieper oogt dan op een glad vlak. Bij een lichte kleur zie je vooral de schaduw, bij een donkere moet je dichterbij komen om de staven te vinden. Leg licht naast donker voordat je een [materiaal](page:materials) kiest. En houd een stofdoek bij de hand: reliëf vangt stof.",
		],
	},
	details: [
		{ term: "Staven", text: "{barreBarMm} mm breed." },
		{ term: "Richting", text: "Verticaal, van boven naar beneden." },
		{ term: "Licht", text: "Van opzij komt het reliëf het best uit." },
		{ term: "Opent", text: "Met een [drukopener](page:flush): duwen, en het front veert open." },
	],
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Vergelijk de fronten", to: "page:fronts" },
	],
} satisfies PageContent & {
	availability: { before: string; since: string };
	different: PageContent["opening"];
	details: { term: string; text: string }[];
};
