import * as v from "valibot";
import { familyLabels } from "../editor-labels.ts";
import { choice, list } from "../schema-parts.ts";

const box = (label: string) => list(label, choice("Materiaal", familyLabels));

/** Which materials each sample box shows, with all their colours. */
export const samplesSchema = v.pipe(
	v.strictObject({
		wood: box("Houtbox"),
		fenix: box("Fenix-box"),
		melatop: box("Melatop-box"),
		painted: box("Box Painted en raw"),
	}),
	v.title("Sampleboxen"),
	v.description("Welke materialen in elke box zitten. Hoeveel stukjes en hoe groot staat bij de open vragen."),
);
