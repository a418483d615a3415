/** What llms.txt says to assistants before it lists the pages: the studio in a few sentences that can be quoted. */
export default {
	summary:
		"Studio in Amsterdam en Rotterdam die keukens ontwerpt met kasten van IKEA en KVIK en er zelf de fronten, werkbladen, spoelbakken en kranen voor levert.",
	facts: [
		"De fronten passen op IKEA Metod en Faktum en op KVIK Bordo en Senti; andere KVIK-modellen op aanvraag.",
		"Voor fronten en werkbladen krijg je een offerte; een bestelling is minimaal {minimumOrder}. Alle prijzen staan vast.",
		"De kennismaking is vrijblijvend. Voor een 3D-ontwerp betaal je {designDeposit} aan, en dat gaat van de factuur af. Wie niet bestelt, betaalt die {designOnly} voor het ontwerp.",
		"Een eigen kleur kost {catchCustomColour} één keer voor het ontwerp Catch, en {paintedCustomColour} per bestelling voor elk ander ontwerp in Painted.",
		"Een samplebox kost {sampleBox} met verzending, te verrekenen met een latere aankoop.",
		"Bezorgen kost {deliveryNear} binnen {nearDeliveryKm} km van Amsterdam en anders {deliveryFar}; de levertijd is {leadTimeMin} tot {leadTimeMax} weken.",
		"De studio monteert niet. Alle fronten worden in Nederland gemaakt. Op fronten en werkbladen zit {warrantyYears} jaar garantie.",
		"Beelden op de site zijn op de computer gemaakt (een impressie, geen keuken van een klant); kleuren kunnen afwijken.",
	],
	groups: { products: "Wat de studio maakt", buying: "Kopen, kosten en vragen", studio: "De studio en het werk" },
};
