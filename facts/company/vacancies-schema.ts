import * as v from "valibot";
import { choice, count, date, inBothLanguages, list } from "../schema-parts.ts";

/** Vacancies whose pages have addresses of their own (facts/site/pages.ts): they are closed, never removed. */
const permanent = [
	{ key: "warehouse", page: "warehouse" },
	{ key: "designerRotterdam", page: "designer-rotterdam" },
];

const vacancy = v.pipe(
	v.strictObject({
		key: v.pipe(
			v.string(),
			v.regex(/^[a-z][a-zA-Z0-9-]*$/, "may have letters, digits and dashes only; begin with a small letter"),
			v.title("Kenmerk"),
			v.description("Eén woord, zoals stylist. Verander het niet meer als er sollicitaties zijn."),
		),
		name: inBothLanguages("Functie"),
		short: inBothLanguages("In één zin"),
		open: v.pipe(v.boolean(), v.title("Staat open")),
		listedOn: v.optional(
			date("Open sinds", "Voor vacaturesites; nodig zodra de vacature openstaat. Vernieuw hem bij elke opening."),
		),
		place: choice("Waar", { amsterdam: "Studio Amsterdam", rotterdam: "Studio Rotterdam", warehouse: "Magazijn" }),
		hours: v.pipe(
			v.strictObject({ min: count("Minstens"), max: v.optional(count("Hoogstens")) }),
			v.check(({ min, max = min }) => min <= max, "says more hours at least than at most; exchange the two numbers"),
			v.title("Uren per week"),
		),
		eBike: v.optional(v.pipe(v.boolean(), v.title("Met e-bike"), v.description("Boven het aantal uren hierboven."))),
		page: v.optional(
			v.pipe(
				v.string(),
				v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no name of a file in content/nl/vacancies; write it without .yaml"),
				v.title("Eigen pagina"),
				v.description("Schrijf de pagina eerst bij Vacaturepagina's en kies hem hier. Leeg: alleen in de lijst."),
				v.metadata({ folder: "vacancies" }),
			),
		),
	}),
	v.forward(
		v.check(
			({ open, listedOn }) => !open || Boolean(listedOn),
			"is missing; job boards want the day since which a vacancy is open",
		),
		["listedOn"],
	),
	v.title("Vacature"),
);

/** Jobs at the studio, in the order in which they are listed: open ones come first wherever they are shown. */
export const vacanciesSchema = v.pipe(
	v.strictObject({
		eBikeAboveHours: count("E-bike vanaf meer dan … uur per week"),
		vacancies: v.pipe(
			list(vacancy, "Vacatures"),
			v.check(
				(all) => new Set(all.map(({ key }) => key)).size === all.length,
				"has two entries with the same key; give one another",
			),
			v.check((all) => {
				const pages = all.flatMap(({ page = [] }) => page);
				return new Set(pages).size === pages.length;
			}, "has two entries with the same page; give one another"),
			v.check(
				(all) => permanent.every(({ key, page }) => all.some((one) => one.key === key && one.page === page)),
				"lacks warehouse or designerRotterdam with its page, whose address stays; close a vacancy instead of removing it",
			),
		),
	}),
	v.title("Vacatures"),
);
