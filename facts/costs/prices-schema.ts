import * as v from "valibot";
import { euro } from "../schema-parts.ts";

/** Every amount in euros that the studio charges for, VAT included where the studio's own texts include it. */
export const pricesSchema = v.pipe(
	v.strictObject({
		designDeposit: euro("Aanbetaling voor het 3D-ontwerp", "Gaat later van de factuur van de bestelling af."),
		designOnly: euro("Alleen een ontwerp met 3D-tekening"),
		extraRevision: euro("Elke aanpassing van het ontwerp na de eerste", "De eerste aanpassing is inbegrepen."),
		minimumOrder: euro("Minimale bestelling"),
		smallReorder: euro("Toeslag voor een nabestelling onder het minimum", "Voor wie al klant is."),
		sampleBox: euro("Samplebox", "Inclusief verzending; gaat van een latere aankoop af."),
		catchCustomColour: euro("Eigen kleur op Catch", "Eenmalig, in elk materiaal."),
		paintedCustomColour: euro(
			"Eigen kleur op andere fronten",
			"Per bestelling, voor elk ander ontwerp in Painted. Een kleur van een verfmerk telt als eigen kleur.",
		),
		deliveryNear: euro("Levering dichtbij", "De afstand staat bij de voorwaarden."),
		deliveryFar: euro("Levering verder weg"),
		tilePerSquareMetre: euro("Tegels van Palet, per m²"),
	}),
	v.title("Prijzen"),
	v.description("Alle bedragen in euro. Elke zin en elke berekening op de site volgt ze."),
);
