import * as v from "valibot";
import {
	finishLabels,
	planLabels,
	tapLabels,
	timeLabels,
	toneLabels,
	upperLabels,
	worktopLabels,
} from "../facts/editor-labels.ts";
import { wallTones } from "../facts/kitchen/mixer.ts";
import { frontNames } from "../facts/products/fronts.ts";
import { type MaterialKey, materialKeys, materialOf } from "../facts/products/materials.ts";
import { choice, list } from "../facts/schema-parts.ts";

const materialOutOf = <Key extends MaterialKey>(label: string, keys: readonly Key[]) =>
	v.pipe(
		v.picklist(keys, `moet een van deze zijn: ${keys.join(", ")}`),
		v.title(label),
		v.metadata({ labels: Object.fromEntries(keys.map((key) => [key, materialOf(key).name])) }),
	);

const pixels = v.pipe(
	v.number("must be a number"),
	v.integer("must be whole pixels"),
	v.minValue(400, "must be at least 400 pixels"),
	v.maxValue(2880, "must be at most 2880 pixels"),
);

export const percent = v.pipe(
	v.number("moet een getal zijn"),
	v.minValue(0, "moet een percentage van 0 tot 100 zijn"),
	v.maxValue(100, "moet een percentage van 0 tot 100 zijn"),
);

/** Long enough to say what is seen, short enough to be listened to. */
export const sentence = v.pipe(
	v.string("moet een zin zijn"),
	v.minLength(20, "moet 20 tot 160 tekens hebben"),
	v.maxLength(160, "moet 20 tot 160 tekens hebben"),
	v.check((text) => text.endsWith(".") && text.trim() === text, "moet met een punt eindigen"),
);

/** What a picture shows, by keys of the facts; pages and the gallery's filter use it. Labels are for the editor. */
export const shows = v.strictObject({
	design: v.optional(choice("Ontwerp van de fronten", frontNames)),
	materials: v.optional(
		list(
			"Materialen van de fronten",
			materialOutOf("Materiaal", materialKeys),
			"Het belangrijkste materiaal eerst: dat komt in het bijschrift.",
		),
	),
	colour: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^#[0-9a-f]{6}$/, "moet een kleur zijn als #2f4a3c"),
			v.title("Kleur van de verf"),
			v.description("Alleen bij Painted: daarmee opent de mixer deze keuken."),
		),
	),
	tone: v.optional(choice("Tint van de verf", toneLabels)),
	worktop: v.optional(choice("Werkblad", worktopLabels)),
	sink: v.optional(choice("Spoelbak", finishLabels)),
	tap: v.optional(choice("Kraan", tapLabels)),
	plan: v.optional(choice("Opstelling", planLabels)),
	uppers: v.optional(choice("Boven het blad", upperLabels)),
	wallTone: v.optional(materialOutOf("Muur", wallTones)),
	time: v.optional(choice("Licht", timeLabels)),
});
export type Shows = v.InferOutput<typeof shows>;

const shot = v.strictObject(
	{
		/** The module in studio/blender/scenes that builds it. */
		scene: v.pipe(v.string("must be the name of a scene"), v.regex(/^[a-z][a-z_]*$/, "must be the name of a scene")),
		size: v.tuple([pixels, pixels], "must be a width and a height in pixels"),
		/** The point that stays in sight when the picture is cropped, in percent from left and top. */
		focus: v.strictObject({ x: percent, y: percent }, "must be { x, y } in percent"),
		alt: v.pipe(
			v.strictObject({ nl: sentence, en: sentence }, "must be { nl, en }"),
			v.check(({ nl, en }) => nl !== en, "must be written in two languages"),
		),
		shows,
		/** A kitchen or a room: a visitor could take it for a customer's, so that it is labelled. Single things are not. */
		impression: v.boolean("must be true or false"),
		/** The scene's input. Only this, `scene` and `size` change pixels. */
		setting: v.record(v.string(), v.unknown(), "must be an object"),
	},
	"must be an object",
);
export type Shot = v.InferOutput<typeof shot>;

/** Raised with everything that is wrong in a shot file. */
class ShotError extends Error {
	constructor(file: string, problems: readonly string[]) {
		super(problems.map((problem) => `${file}: ${problem}.`).join("\n"));
		this.name = "ShotError";
	}
}

/** Reads the text of a shot file; `file` is only named in complaints. */
export function parseShot(text: string, file: string): Shot {
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch (error) {
		throw new ShotError(file, [`this is not JSON (${error instanceof Error ? error.message : error})`]);
	}
	const result = v.safeParse(shot, data, { abortPipeEarly: true });
	if (result.success) return result.output;
	throw new ShotError(file, result.issues.map(complaint));
}

function complaint(issue: v.BaseIssue<unknown>): string {
	const field = v.getDotPath(issue) ?? "the file";
	if (issue.expected === "never") return `${field} is no field of a shot`;
	if (issue.type === "strict_object" && issue.received === "undefined") return `${field} is missing`;
	return `${field} ${issue.message}`;
}
