import * as v from "valibot";
import { count } from "../schema-parts.ts";

/** Personal data is erased this many days after it was last needed. */
export const retentionSchema = v.pipe(
	v.strictObject({
		appointment: count("Afspraken (dagen)", "Na het gesprek."),
		samples: count("Sampleboxen (dagen)", "Na de bestelling, zodat het bedrag nog van een keuken af kan."),
		question: count("Vragen (dagen)"),
		application: count("Sollicitaties (dagen)", "De Autoriteit Persoonsgegevens noemt vier weken."),
	}),
	v.title("Bewaartermijnen"),
	v.description("Zoveel dagen nadat ze voor het laatst nodig waren, worden persoonsgegevens gewist."),
);
