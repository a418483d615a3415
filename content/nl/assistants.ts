/** What llms.txt says to assistants before it lists the pages: the studio in a few sentences that can be quoted. */
export default {
	summary:
		"Studio in Amsterdam en Rotterdam die keukens ontwerpt op kasten van IKEA en KVIK en er zelf de fronten, werkbladen, spoelbakken en kranen voor levert.",
	facts: [
		"Past op IKEA Metod en Faktum en op KVIK Bordo en Senti; naar andere KVIK-modellen moet je vragen.",
		"Voor fronten en werkbladen geldt een offerte, met {minimumOrder} als minimale bestelling. Alle prijzen staan vast.",
		"Een 3D-ontwerp vraagt een aanbetaling van {designDeposit}, die later van de factuur af gaat. De kennismaking is vrijblijvend.",
		"Een samplebox kost {sampleBox} met verzending, te verrekenen met een latere aankoop.",
		"Bezorgen kost {deliveryNear} binnen {nearDeliveryKm} km van Amsterdam en anders {deliveryFar}; de levertijd is {leadTimeMin} tot {leadTimeMax} weken.",
		"De studio installeert niet. De fronten komen uit Nederland en hebben {warrantyYears} jaar garantie, net als de werkbladen.",
		"Kleuren en beelden op de site zijn een indruk, geen sample en geen keuken van een klant.",
	],
	groups: { products: "Wat de studio maakt", buying: "Kopen, kosten en vragen", studio: "De studio en het werk" },
};
