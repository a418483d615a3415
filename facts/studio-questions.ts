import type { PageKey } from "./site/pages.ts";

export type Question = {
	/** What the answer is: a number, an amount in euros, or words in both languages. */
	kind: "number" | "euro" | "text";
	/** In Dutch, because the studio reads it in the editor and in `npm run preflight`. */
	question: string;
	/** The pages on which sentences wait for the answer; `npm run check` says where content differs. */
	shownOn: readonly PageKey[];
};

/** Questions that only the studio can answer, in the order in which a buyer would ask. Answers: studio-answers.yaml. */
export const studioQuestions = {
	kitchenPriceFrom: {
		kind: "euro",
		question: "Wat de meeste klanten jullie minstens betalen, in euro (fronten, werkblad, spoelbak en kraan)",
		shownOn: ["home", "prices", "faq"],
	},
	kitchenPriceTo: {
		kind: "euro",
		question: "Wat de meeste klanten jullie hoogstens betalen, in euro (fronten, werkblad, spoelbak en kraan)",
		shownOn: ["home", "prices", "faq"],
	},
	doorPriceMelatop: {
		kind: "euro",
		question: "Wat een vlakke deur van 60 bij 80 cm ongeveer kost in Melatop, in euro",
		shownOn: ["materials", "own"],
	},
	doorPriceFenix: {
		kind: "euro",
		question: "Wat een vlakke deur van 60 bij 80 cm ongeveer kost in Fenix, in euro",
		shownOn: ["materials", "fenix", "farrow-and-ball", "fronts", "own", "flush", "framed", "barre", "prices", "faq"],
	},
	doorPriceWood: {
		kind: "euro",
		question: "Wat een vlakke deur van 60 bij 80 cm ongeveer kost in hout, in euro",
		shownOn: ["materials", "wooden-fronts", "farrow-and-ball", "own"],
	},
	doorPricePainted: {
		kind: "euro",
		question: "Wat een vlakke, geverfde deur van 60 bij 80 cm ongeveer kost, zonder kleurtoeslag, in euro",
		shownOn: ["materials", "farrow-and-ball", "flush"],
	},
	doorPriceRawMdf: {
		kind: "euro",
		question: "Wat een vlakke deur van 60 bij 80 cm ongeveer kost in Raw MDF, in euro",
		shownOn: ["materials", "flush"],
	},
	doorPriceMultiplex: {
		kind: "euro",
		question: "Wat een vlakke deur van 60 bij 80 cm ongeveer kost in multiplex, in euro",
		shownOn: ["materials"],
	},
	doorPriceCatch: {
		kind: "euro",
		question: "Wat een deur van 60 bij 80 cm ongeveer kost als Catch in Fenix, in euro",
		shownOn: ["catch", "fronts"],
	},
	doorPricePull: {
		kind: "euro",
		question: "Wat een deur van 60 bij 80 cm ongeveer kost als Pull in Fenix, in euro",
		shownOn: ["pull", "fronts"],
	},
	doorPriceFramed: {
		kind: "euro",
		question: "Wat een deur van 60 bij 80 cm ongeveer kost als Framed in Fenix, in euro",
		shownOn: ["fronts", "framed"],
	},
	doorPriceBarre: {
		kind: "euro",
		question: "Wat een deur van 60 bij 80 cm ongeveer kost als Barre in Fenix, in euro",
		shownOn: ["fronts", "barre"],
	},
	designSurcharge: {
		kind: "text",
		question:
			"Of de meerprijs van een ontwerp in elk materiaal gelijk is (een zin, zoals 'De meerprijs van een ontwerp is in elk materiaal hetzelfde bedrag.')",
		shownOn: ["framed", "barre", "prices"],
	},
	lowDrawerPrice: {
		kind: "euro",
		question: "Wat een ladefront van 60 bij 20 cm ongeveer kost in Fenix, in euro",
		shownOn: ["framed", "barre", "prices"],
	},
	highDrawerPrice: {
		kind: "euro",
		question: "Wat een ladefront van 60 bij 40 cm ongeveer kost in Fenix, in euro",
		shownOn: ["prices"],
	},
	tallDoorPrice: {
		kind: "euro",
		question: "Wat een hoge deur van 60 bij 200 cm ongeveer kost in Fenix, in euro",
		shownOn: ["prices"],
	},
	plinthPrice: {
		kind: "euro",
		question: "Wat een meter plint kost in Fenix, in euro",
		shownOn: ["prices"],
	},
	sidePanelPrice: {
		kind: "euro",
		question: "Wat een zijpaneel voor een onderkast kost in Fenix, in euro",
		shownOn: ["prices"],
	},
	tallPanelPrice: {
		kind: "euro",
		question: "Wat een zijpaneel van 220 cm voor een hoge kast kost in Fenix, in euro",
		shownOn: ["prices"],
	},
	knobsPrice: {
		kind: "euro",
		question: "Wat tien eenvoudige knoppen ruwweg kosten, in euro",
		shownOn: ["prices"],
	},
	pushToOpenPrice: {
		kind: "euro",
		question:
			"Wat drukopeners voor drie deuren en duwgeleiders in plaats van gewone voor zes lades bij IKEA of KVIK ruwweg kosten, in euro",
		shownOn: ["prices"],
	},
	worktopPriceFenix: {
		kind: "euro",
		question: "Wat een meter werkblad van Fenix minstens kost, 63,5 cm diep, in euro",
		shownOn: ["worktops", "prices"],
	},
	worktopPriceComposite: {
		kind: "euro",
		question: "Wat een meter werkblad van marmercomposiet minstens kost, met inmeten en leggen, in euro",
		shownOn: ["worktops", "prices"],
	},
	worktopPriceSteel: {
		kind: "euro",
		question: "Wat een meter werkblad van gezet staal minstens kost, in euro",
		shownOn: ["worktops", "prices"],
	},
	worktopPriceMarble: {
		kind: "euro",
		question: "Wat een meter werkblad van marmer minstens kost, met inmeten en leggen, in euro",
		shownOn: ["worktops", "prices"],
	},
	cutOutPrice: {
		kind: "euro",
		question: "Wat een gat voor spoelbak of kookplaat in het werkblad kost, in euro",
		shownOn: ["worktops", "prices"],
	},
	seamPrice: {
		kind: "euro",
		question: "Wat een naad in een stenen werkblad kost, in euro",
		shownOn: ["worktops", "prices"],
	},
	sinkPriceSteel: {
		kind: "euro",
		question: "Wat een spoelbak van roestvrij staal minstens kost, in euro",
		shownOn: ["faucets-sinks", "prices"],
	},
	sinkPriceBlack: {
		kind: "euro",
		question: "Wat een zwarte spoelbak minstens kost, in euro",
		shownOn: ["faucets-sinks", "prices"],
	},
	sinkPriceBrass: {
		kind: "euro",
		question: "Wat een messing spoelbak minstens kost, in euro",
		shownOn: ["faucets-sinks", "prices"],
	},
	tapPrice: {
		kind: "euro",
		question: "Wat een gewone kraan minstens kost, in euro",
		shownOn: ["faucets-sinks", "prices"],
	},
	boilingTapPrice: {
		kind: "euro",
		question: "Wat een kokendwaterkraan minstens kost, met reservoir, in euro",
		shownOn: ["faucets-sinks", "prices"],
	},
	cabinetBillFrom: {
		kind: "euro",
		question: "Wat vijf kasten met lades en beslag bij IKEA of KVIK ruwweg minstens kosten, in euro",
		shownOn: ["prices"],
	},
	cabinetBillTo: {
		kind: "euro",
		question: "Wat vijf kasten met lades en beslag bij IKEA of KVIK ruwweg hoogstens kosten, in euro",
		shownOn: ["prices"],
	},
	applianceBillFrom: {
		kind: "euro",
		question: "Wat een kookplaat en een vaatwasser samen ruwweg minstens kosten, in euro",
		shownOn: ["prices"],
	},
	applianceBillTo: {
		kind: "euro",
		question: "Wat een kookplaat en een vaatwasser samen ruwweg hoogstens kosten, in euro",
		shownOn: ["prices"],
	},
	fittingBillFrom: {
		kind: "euro",
		question: "Wat plaatsen en aansluiten van zo'n rij ruwweg minstens kost, in euro",
		shownOn: ["prices"],
	},
	fittingBillTo: {
		kind: "euro",
		question: "Wat plaatsen en aansluiten van zo'n rij ruwweg hoogstens kost, in euro",
		shownOn: ["prices"],
	},
	hangingBillFrom: {
		kind: "euro",
		question: "Wat een klusser ruwweg minstens rekent om de fronten van een keuken op te hangen, in euro",
		shownOn: ["kitchen-fronts", "faq"],
	},
	hangingBillTo: {
		kind: "euro",
		question: "Wat een klusser ruwweg hoogstens rekent om de fronten van een keuken op te hangen, in euro",
		shownOn: ["kitchen-fronts", "faq"],
	},
	largerCabinetsFrom: {
		kind: "euro",
		question: "Wat vijf onderkasten en drie hoge kasten met beslag bij IKEA of KVIK ruwweg minstens kosten, in euro",
		shownOn: ["prices"],
	},
	largerCabinetsTo: {
		kind: "euro",
		question: "Wat vijf onderkasten en drie hoge kasten met beslag bij IKEA of KVIK ruwweg hoogstens kosten, in euro",
		shownOn: ["prices"],
	},
	largerAppliancesFrom: {
		kind: "euro",
		question: "Wat een kookplaat, vaatwasser, oven, koelkast en afzuigkap samen ruwweg minstens kosten, in euro",
		shownOn: ["prices"],
	},
	largerAppliancesTo: {
		kind: "euro",
		question: "Wat een kookplaat, vaatwasser, oven, koelkast en afzuigkap samen ruwweg hoogstens kosten, in euro",
		shownOn: ["prices"],
	},
	largerFittingFrom: {
		kind: "euro",
		question: "Wat plaatsen en aansluiten van zo'n rij met drie hoge kasten ruwweg minstens kost, in euro",
		shownOn: ["prices"],
	},
	largerFittingTo: {
		kind: "euro",
		question: "Wat plaatsen en aansluiten van zo'n rij met drie hoge kasten ruwweg hoogstens kost, in euro",
		shownOn: ["prices"],
	},
	quoteMoment: {
		kind: "text",
		question: "Wanneer de offerte komt, zoals 'samen met de 3D-tekening'",
		shownOn: ["how-we-work", "prices", "faq"],
	},
	quoteValidDays: {
		kind: "number",
		question: "Hoeveel dagen een offerte geldig blijft",
		shownOn: ["prices", "faq"],
	},
	vatPercent: { kind: "number", question: "De btw die in de prijzen zit, in procent", shownOn: ["prices"] },
	countsTowardsMinimum: {
		kind: "text",
		question:
			"Hoeveel fronten de minimale bestelling ongeveer is, en of werkblad, spoelbak, kraan, tegels, kleurtoeslag en bezorging meetellen (een of twee zinnen)",
		shownOn: ["prices", "faq"],
	},
	colourCharge: {
		kind: "text",
		question:
			"Wat de kleurtoeslag is bij twee kleuren in één bestelling, en bij Catch naast een ander ontwerp in dezelfde kleur (een of twee zinnen)",
		shownOn: ["prices", "faq"],
	},
	depositMoment: {
		kind: "text",
		question: "Wanneer de aanbetaling wordt betaald, zoals 'bij het boeken'",
		shownOn: ["how-we-work", "appointment", "prices", "faq"],
	},
	downPayment: {
		kind: "number",
		question: "Het deel van de factuur waarmee de productie begint, in procent",
		shownOn: ["home", "how-we-work", "prices", "faq"],
	},
	remainder: {
		kind: "text",
		question:
			"Vóór welke levering de rest wordt betaald als het blad eerder komt dan de fronten, zoals 'de eerste levering'",
		shownOn: ["home", "how-we-work", "prices", "faq"],
	},
	balanceDate: {
		kind: "text",
		question:
			"Hoeveel weken vóór de fronten die eerste levering ongeveer is, en waar de klant de datum leest (een of twee zinnen, zoals 'De datum staat op je factuur.')",
		shownOn: ["how-we-work", "faq"],
	},
	termsMoment: {
		kind: "text",
		question:
			"Waar een klant de algemene voorwaarden leest voordat hij ja zegt (een zin, zoals 'De algemene voorwaarden zitten bij de offerte.')",
		shownOn: ["faq"],
	},
	paymentMethods: {
		kind: "text",
		question: "Waarmee een klant kan betalen, zoals 'iDEAL of een overschrijving'",
		shownOn: ["faq"],
	},
	designDays: {
		kind: "number",
		question: "Hoeveel werkdagen na het ontwerpgesprek de 3D-tekening klaar is",
		shownOn: ["how-we-work", "faq"],
	},
	measuringFee: {
		kind: "euro",
		question: "Wat het kost als jullie komen opmeten, in euro (leeg als jullie dat niet doen)",
		shownOn: ["how-we-work", "worktops", "prices", "faq"],
	},
	extrasBilled: {
		kind: "text",
		question:
			"Wanneer opmeten en extra aanpassingen worden betaald, en of dat ook geldt als er niets wordt besteld (een zin)",
		shownOn: ["how-we-work", "prices", "faq"],
	},
	cabinetList: {
		kind: "text",
		question:
			"Wanneer de klant een lijst krijgt van de kasten die hij moet bestellen, zodat hij weet wat die kosten voordat hij ja zegt (een of twee zinnen)",
		shownOn: ["how-we-work", "faq"],
	},
	leadTimeFrom: {
		kind: "text",
		question: "Vanaf welk moment de levertijd telt, zoals 'de dag dat je eerste betaling binnen is'",
		shownOn: ["how-we-work", "faq"],
	},
	leadTimeFenix: {
		kind: "number",
		question: "De levertijd van Fenix-fronten, in weken",
		shownOn: ["how-we-work", "materials", "fenix", "faq"],
	},
	leadTimeMelatop: {
		kind: "number",
		question: "De levertijd van Melatop-fronten, in weken",
		shownOn: ["how-we-work", "materials", "faq"],
	},
	leadTimeWood: {
		kind: "number",
		question: "De levertijd van houten fronten, in weken",
		shownOn: ["how-we-work", "materials", "wooden-fronts", "faq"],
	},
	leadTimePainted: {
		kind: "number",
		question: "De levertijd van Painted-fronten, in weken",
		shownOn: ["how-we-work", "materials", "farrow-and-ball", "faq"],
	},
	leadTimeRawMdf: {
		kind: "number",
		question: "De levertijd van fronten van Raw MDF, in weken",
		shownOn: ["how-we-work", "materials", "faq"],
	},
	leadTimeMultiplex: {
		kind: "number",
		question: "De levertijd van fronten van multiplex, in weken",
		shownOn: ["how-we-work", "materials", "faq"],
	},
	deliveryDay: {
		kind: "text",
		question: "Wanneer de leverdag vaststaat, zoals 'zodra je eerste betaling binnen is'",
		shownOn: ["how-we-work", "faq"],
	},
	lateDelivery: {
		kind: "text",
		question: "Wat jullie doen als de levering later wordt (een zin, zoals 'Dan bellen we je, met een nieuwe datum.')",
		shownOn: ["faq"],
	},
	notReady: {
		kind: "text",
		question:
			"Tot wanneer een klant de leverdag kan verzetten, hoelang jullie zijn bestelling dan bewaren en wat dat kost (een of twee zinnen)",
		shownOn: ["prices", "faq"],
	},
	damageReport: {
		kind: "text",
		question: "Binnen hoeveel dagen een klant schade het best meldt, en hoe snel een nieuw front er dan is (een zin)",
		shownOn: ["faq"],
	},
	warrantyCovers: {
		kind: "text",
		question:
			"Vanaf welke dag de garantie loopt, wat hij dekt en wat niet (een of twee zinnen, zoals 'De garantie loopt vanaf de levering. Hij geldt voor …, niet voor …')",
		shownOn: ["faq"],
	},
	warrantyClaim: {
		kind: "text",
		question:
			"Wat jullie doen als iets onder de garantie valt, en wie bezorgen en ophangen betaalt (een zin; laat nakijken: opnieuw ophangen hoort volgens de wet meestal bij kosteloos herstel)",
		shownOn: ["faq"],
	},
	deliveryArea: {
		kind: "text",
		question: "Waar jullie leveren, zoals 'Nederland en Vlaanderen'",
		shownOn: ["home", "prices", "faq"],
	},
	deliveries: {
		kind: "text",
		question:
			"Of de bezorging één keer per bestelling wordt betaald, ook als blad, tegels en fronten apart komen (een zin; leeg als elke rit apart wordt betaald)",
		shownOn: ["prices", "faq"],
	},
	nearDeliveryFrom: {
		kind: "text",
		question: "Vanaf welke plek de kilometers voor de bezorging tellen, zoals 'de studio in Amsterdam'",
		shownOn: ["prices"],
	},
	fitters: {
		kind: "text",
		question: "Of jullie een klusser kunnen aanraden (een zin)",
		shownOn: ["how-we-work", "faq"],
	},
	cancelling: {
		kind: "text",
		question:
			"Tot wanneer een klant na zijn ja nog terug kan en wat dat kost; de productie begint met de eerste betaling (een of twee zinnen, die met ja of nee beginnen)",
		shownOn: ["faq"],
	},
	sampleBoxWood: {
		kind: "text",
		question: "Wat er in de houtbox zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxFenix: {
		kind: "text",
		question: "Wat er in de Fenix-box zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxMelatop: {
		kind: "text",
		question: "Wat er in de Melatop-box zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxPainted: {
		kind: "text",
		question: "Wat er in de box Painted en raw zit: hoeveel stukjes, hoe groot",
		shownOn: ["samples"],
	},
	sampleBoxDays: { kind: "number", question: "Na hoeveel werkdagen een samplebox aankomt", shownOn: ["samples"] },
	sampleCreditMonths: {
		kind: "number",
		question: "Hoeveel maanden het bedrag van een samplebox van een aankoop af kan",
		shownOn: ["home", "mixer", "prices", "samples", "faq"],
	},
	returnPostage: {
		kind: "text",
		question:
			"Wie de terugzending van een samplebox, spoelbak of kraan betaalt (een zin, zoals 'De terugzending betaal je zelf.')",
		shownOn: ["samples", "faq"],
	},
	makers: {
		kind: "text",
		question:
			"Wie de fronten maakt, en waar in Nederland (een zin, zoals 'Wij tekenen, een werkplaats in … zaagt, freest en lakt.')",
		shownOn: ["our-story", "faq"],
	},
	frontCore: {
		kind: "text",
		question: "Waar de kern van een front van is, per materiaal (een zin)",
		shownOn: ["faq"],
	},
	frontBack: {
		kind: "text",
		question: "Of de achterkant en de randen van een front van hetzelfde materiaal zijn als de voorkant (een zin)",
		shownOn: ["wooden-fronts", "faq"],
	},
	frontThicknessMm: {
		kind: "number",
		question: "Hoe dik een front is, in millimeter",
		shownOn: ["catch", "worktops", "kitchen-fronts", "faq"],
	},
	hingeHoles: {
		kind: "text",
		question: "Of de gaten voor de scharnieren geboord zijn, en die in ladefronten ook (een zin)",
		shownOn: ["kitchen-fronts", "faq"],
	},
	hinges: {
		kind: "text",
		question: "Of de scharnieren van de oude fronten, Metod en Faktum, opnieuw te gebruiken zijn (een zin)",
		shownOn: ["kitchen-fronts"],
	},
	plinthsAndPanels: {
		kind: "text",
		question:
			"Of jullie plinten, zijpanelen en passtukken in het materiaal van de fronten leveren, en hoe ze in de offerte staan (een zin)",
		shownOn: ["kitchen-fronts", "faq"],
	},
	colourStock: {
		kind: "text",
		question: "Hoe lang een kleur na te bestellen blijft, en of klanten het horen als er een verdwijnt (een zin)",
		shownOn: ["faq"],
	},
	handleHoles: {
		kind: "text",
		question: "Wie de gaten boort voor een greep op Own of een knop op Framed, en wat dat kost (een zin)",
		shownOn: ["own", "framed", "prices"],
	},
	cutEdges: {
		kind: "text",
		question:
			"Of je in de snede van Catch en de rand van Pull de kern ziet, of dat die gelakt of meegeverfd is, per materiaal (een hele zin)",
		shownOn: ["catch", "pull"],
	},
	catchHole: {
		kind: "text",
		question: "Hoe groot de greep van Catch is, zoals '12 bij 3 cm'",
		shownOn: ["catch"],
	},
	catchElsewhere: {
		kind: "text",
		question: "Waar de greep van Catch zit op bovenkasten en hoge deuren (een zin)",
		shownOn: ["catch"],
	},
	pullElsewhere: {
		kind: "text",
		question: "Waar de vingerrand van Pull zit op bovenkasten en hoge deuren (een zin)",
		shownOn: ["pull"],
	},
	pullLedge: {
		kind: "text",
		question: "Hoe diep en hoe hoog de vingerrand van Pull is, zoals '12 mm diep en 3 cm hoog'",
		shownOn: ["pull"],
	},
	barreBarMm: { kind: "number", question: "Hoe breed een lat van Barre is, in millimeter", shownOn: ["barre"] },
	barreThicknessMm: {
		kind: "number",
		question: "Hoe dik een front van Barre is, met de staven, in millimeter",
		shownOn: ["barre", "worktops", "kitchen-fronts", "faq"],
	},
	framedThicknessMm: {
		kind: "number",
		question: "Hoe dik een front van Framed is, met de lijst, in millimeter",
		shownOn: ["framed", "worktops", "kitchen-fronts", "faq"],
	},
	framedFrameWidthMm: {
		kind: "number",
		question: "Hoe breed de lijst van Framed is, in millimeter",
		shownOn: ["framed"],
	},
	framedLowDrawers: {
		kind: "text",
		question:
			"Hoeveel vlak de lijst van Framed op een lage la overlaat, en hoe laag een front ervan kan zijn (een zin)",
		shownOn: ["framed"],
	},
	woodBuild: {
		kind: "text",
		question: "Of houten fronten fineer of massief zijn (een zin)",
		shownOn: ["materials", "wooden-fronts"],
	},
	woodFinish: {
		kind: "text",
		question: "Of houten fronten geolied of gelakt zijn, en hoe je een krasje bijwerkt (een hele zin)",
		shownOn: ["wooden-fronts"],
	},
	grainMatch: {
		kind: "text",
		question: "Of de nerf doorloopt over de lades van één kast, en van kast naar kast (een zin)",
		shownOn: ["wooden-fronts"],
	},
	paintKind: {
		kind: "text",
		question:
			"Of een front in een kleur van Farrow & Ball hun verf krijgt, of een lak in die kleur (een zin, zoals 'Wat erop gaat, is onze eigen lak, op jouw kleur gemengd.')",
		shownOn: ["farrow-and-ball", "faq"],
	},
	paintSheen: {
		kind: "text",
		question: "De glansgraad van Painted-fronten (een zin)",
		shownOn: ["materials", "farrow-and-ball"],
	},
	paintSample: {
		kind: "text",
		question: "Of een klant zijn verfkleur op een proefstuk ziet voordat er gespoten wordt, en wat dat kost (een zin)",
		shownOn: ["farrow-and-ball", "prices", "faq"],
	},
	touchUpPaint: {
		kind: "text",
		question: "Hoe een klant aan een potje van de lak van zijn fronten komt, en wat het kost (een zin)",
		shownOn: ["farrow-and-ball", "prices"],
	},
	rawMdfFinish: {
		kind: "text",
		question: "Hoe Raw MDF tegen vocht is beschermd, zoals 'twee lagen blanke lak'",
		shownOn: ["materials"],
	},
	multiplexFinish: {
		kind: "text",
		question: "Hoe fronten van multiplex zijn afgewerkt, zoals 'berken, met twee lagen blanke lak'",
		shownOn: ["materials"],
	},
	worktopMeasuring: {
		kind: "text",
		question:
			"Wie een stenen werkblad inmeet, brengt en legt en de spoelbak eronder vastzet, wat dat kost, en of de prijs na het inmeten nog verandert (een of twee zinnen)",
		shownOn: ["worktops", "faq"],
	},
	stoneStairs: {
		kind: "text",
		question: "Tot welke verdieping een stenen blad de trap op gaat, en wie een verhuislift betaalt (een zin)",
		shownOn: ["worktops"],
	},
	flatWorktops: {
		kind: "text",
		question: "Van welke maten een blad van staal of Fenix wordt gemaakt, en wanneer het komt (een hele zin)",
		shownOn: ["worktops", "how-we-work"],
	},
	worktopWeeks: {
		kind: "number",
		question: "Hoeveel weken na het inmeten een stenen werkblad er is",
		shownOn: ["how-we-work", "worktops", "faq"],
	},
	sinkDelivery: {
		kind: "text",
		question: "Wanneer spoelbak en kraan komen, naast blad en fronten (een hele zin)",
		shownOn: ["how-we-work"],
	},
	stoneKinds: {
		kind: "text",
		question: "Welke soorten marmer en marmercomposiet er zijn (een zin)",
		shownOn: ["worktops"],
	},
	steelLayers: {
		kind: "text",
		question:
			"Waaruit een gestapeld stalen werkblad is opgebouwd (een zin, zoals 'Staal van 1,5 mm op watervast multiplex.')",
		shownOn: ["worktops"],
	},
	marbleWorktopMm: {
		kind: "number",
		question: "Hoe dik een marmeren werkblad is, in millimeter",
		shownOn: ["worktops"],
	},
	fenixWorktopMm: {
		kind: "number",
		question: "Hoe dik een werkblad van Fenix is, in millimeter",
		shownOn: ["worktops"],
	},
	fenixWorktopColours: {
		kind: "text",
		question: "In welke kleuren Fenix als werkblad te krijgen is, zoals 'alle twaalf de kleuren'",
		shownOn: ["worktops"],
	},
	fenixWorktopBuild: {
		kind: "text",
		question: "Of een werkblad van Fenix massief is of een laag op een plaat (een zin)",
		shownOn: ["worktops"],
	},
	fenixSink: {
		kind: "text",
		question: "Of de spoelbak in een blad van Fenix eronder hangt of er van bovenaf in ligt (een zin)",
		shownOn: ["faucets-sinks"],
	},
	tapFinishes: {
		kind: "text",
		question:
			"In welke afwerkingen elke kraan er is; van de kokendwaterkraan ook het merk, hoeveel liter het reservoir is, wat een filter kost, de garantie en of er een kinderslot op zit (een of twee zinnen)",
		shownOn: ["faucets-sinks"],
	},
	sinksAndTaps: {
		kind: "text",
		question: "Merk, maten en diepte van de spoelbakken (een zin)",
		shownOn: ["faucets-sinks"],
	},
	brassFinish: {
		kind: "text",
		question: "Of de messing spoelbakken gelakt zijn of donkerder worden door gebruik (een zin)",
		shownOn: ["faucets-sinks"],
	},
	blackSink: {
		kind: "text",
		question: "Waar de zwarte spoelbak van is (een zin)",
		shownOn: ["faucets-sinks"],
	},
	kvikBaseCm: {
		kind: "number",
		question: "Hoe hoog een onderkast van KVIK is, zonder poten, in centimeter",
		shownOn: ["kitchen-fronts", "faq"],
	},
	kvikFitting: {
		kind: "text",
		question:
			"Bij KVIK: of de scharnieren in jullie boorgaten passen, en of er drukopeners en duwgeleiders voor zijn (een of twee zinnen)",
		shownOn: ["kitchen-fronts", "faq"],
	},
	tileKind: {
		kind: "text",
		question: "Wat de tegels van Palet zijn: materiaal, maat, kleuren (een zin)",
		shownOn: ["palet"],
	},
	tileOrder: {
		kind: "text",
		question:
			"Bij wie een klant de tegels bestelt en betaalt, of er een losse tegel te krijgen is, en hoe lang de tegels meestal duren (een of twee zinnen)",
		shownOn: ["palet", "prices"],
	},
	market: {
		kind: "text",
		question:
			"Wat Market is en wat er te koop is (een zin, zoals 'Keukens die in de studio hebben gestaan, verkopen we onder de naam Market.')",
		shownOn: ["collection", "faq"],
	},
	realKitchens: {
		kind: "text",
		question: "Waar een klant een keuken van jullie in het echt of op foto kan zien (een zin)",
		shownOn: ["gallery"],
	},
	founding: {
		kind: "text",
		question: "Wanneer en door wie de studio is begonnen (een paar hele zinnen, zoals 'We begonnen in …, met …')",
		shownOn: ["our-story"],
	},
	people: {
		kind: "text",
		question: "Met hoeveel mensen jullie werken en hoe ze heten (een of twee zinnen)",
		shownOn: ["team"],
	},
	contactPerson: {
		kind: "text",
		question:
			"Of een klant van kennismaking tot levering dezelfde ontwerper heeft, en wie hij belt als er iets is (een of twee zinnen)",
		shownOn: ["how-we-work", "team"],
	},
	english: {
		kind: "text",
		question: "Of gesprekken, offerte en factuur ook in het Engels kunnen (een zin; leeg als het niet kan)",
		shownOn: ["home", "contact", "appointment", "faq"],
	},
	onlineMeeting: {
		kind: "text",
		question: "Waar een gesprek kan, zoals 'in de studio of online' (leeg als het alleen in de studio kan)",
		shownOn: ["how-we-work", "contact", "appointment", "faq"],
	},
	onlyWorktop: {
		kind: "text",
		question: "Of je alleen een werkblad kunt bestellen, zonder fronten (een zin)",
		shownOn: ["faq"],
	},
	replyDays: {
		kind: "number",
		question: "Binnen hoeveel werkdagen jullie een vraag beantwoorden",
		shownOn: ["contact", "received"],
	},
	phone: { kind: "text", question: "Het telefoonnummer van de studio", shownOn: ["contact"] },
	legalName: { kind: "text", question: "Officiële naam, KvK-nummer en btw-nummer (een zin)", shownOn: ["privacy"] },
	warehousePay: {
		kind: "text",
		question: "Wat de baan in het magazijn verdient, en bij hoeveel uur",
		shownOn: ["vacancies/warehouse"],
	},
	designerPay: {
		kind: "text",
		question: "Wat de baan als ontwerper verdient, en bij hoeveel uur",
		shownOn: ["vacancies/designer-rotterdam"],
	},
} as const satisfies Record<string, Question>;

export type QuestionKey = keyof typeof studioQuestions;
