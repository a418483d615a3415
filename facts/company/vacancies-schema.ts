import * as v from "valibot";
import { choice, count, date, inBothLanguages, list } from "../schema-parts.ts";
import { permanentVacancies } from "./permanent-vacancies.ts";

const vacancy = v.pipe(
	v.strictObject({
		key: v.pipe(
			v.string(),
			v.regex(/^[a-z][a-zA-Z0-9-]*$/, "mag alleen letters, cijfers en streepjes hebben; begin met een kleine letter"),
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
			v.check(({ min, max = min }) => min <= max, "heeft een minimum boven het maximum; wissel de getallen om"),
			v.title("Uren per week"),
		),
		eBike: v.optional(v.pipe(v.boolean(), v.title("Met e-bike"), v.description("Boven het aantal uren hierboven."))),
		page: v.optional(
			v.pipe(
				v.string(),
				v.regex(
					/^[a-z0-9]+(-[a-z0-9]+)*$/,
					"is geen naam van een bestand in content/nl/vacancies; schrijf hem zonder .yaml",
				),
				v.title("Eigen pagina"),
				v.description("Schrijf de pagina eerst bij Vacaturepagina's en kies hem hier. Leeg: alleen in de lijst."),
				v.metadata({ folder: "vacancies" }),
			),
		),
	}),
	v.forward(
		v.check(
			({ open, listedOn }) => !open || Boolean(listedOn),
			"ontbreekt; vacaturesites willen weten sinds welke dag de vacature openstaat",
		),
		["listedOn"],
	),
	v.title("Vacature"),
);

/** Vacancies of the studio, in the order in which they are listed: open ones come first wherever they are shown. */
export const vacanciesSchema = v.pipe(
	v.strictObject({
		eBikeAboveHours: count("E-bike vanaf meer dan … uur per week"),
		vacancies: v.pipe(
			list("Vacatures", vacancy),
			v.check(
				(all) => new Set(all.map(({ key }) => key)).size === all.length,
				"heeft twee keer hetzelfde kenmerk; geef er één een ander",
			),
			v.check((all) => {
				const pages = all.flatMap(({ page = [] }) => page);
				return new Set(pages).size === pages.length;
			}, "heeft twee keer dezelfde eigen pagina; kies bij één een andere"),
			v.check(
				(all) => permanentVacancies.every(({ key, page }) => all.some((one) => one.key === key && one.page === page)),
				"mist warehouse of designerRotterdam met zijn pagina, en dat adres blijft; sluit een vacature in plaats van hem te verwijderen",
			),
		),
	}),
	v.title("Vacatures"),
);
