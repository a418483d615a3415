import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Flavour } from "../../facts/products/materials.ts";
import type { Cabinet } from "./lay-card.ts";

/** A cabinet with its front. */
export type FrontedCabinet = Cabinet & { design: FrontDesign; flavour: Flavour };

/** What stands well beside each flavour; chosen by eye. */
const company: Record<Flavour, readonly Flavour[]> = {
	mocca: ["butter", "oat", "sage", "tuna"],
	oat: ["tabasco", "night", "honey", "sage"],
	sage: ["butter", "aubergine", "oat", "lychee"],
	night: ["tabasco", "oat", "mint", "honey"],
	elephant: ["honey", "night", "oat", "mint"],
	tabasco: ["lychee", "butter", "blueberry", "oat"],
	honey: ["aubergine", "oat", "tabasco", "mint"],
	cacao: ["lychee", "honey", "oat", "mint"],
	aubergine: ["tuna", "honey", "lychee", "oat"],
	blueberry: ["butter", "mint", "tabasco", "oat"],
	roquefort: ["night", "butter", "oat", "cherry"],
	cherry: ["lychee", "frosting", "honey", "tuna"],
	butter: ["tabasco", "blueberry", "oat", "sage"],
	lychee: ["cherry", "tabasco", "oat", "blueberry"],
	mint: ["aubergine", "butter", "tabasco", "frosting"],
	frosting: ["cherry", "mint", "tuna", "night"],
	tuna: ["aubergine", "frosting", "butter", "cherry"],
};

/** Fronts that carry a letter; Barre's bars would cut through it. */
const letterDesigns = ["flush", "framed", "catch", "flush", "pull", "own"] as const;

/** Above these letters, and close above any other, the hole of Catch would be taken for an accent. */
const takesAccents = /[ACEINOSUYZ]/;
const mostRowsWithHoles = 2;

/** Of every five fronts three have the page's flavour. Neighbours of another colour never look the same. */
export function chooseFronts(rows: readonly Cabinet[][], flavour: Flavour): FrontedCabinet[][] {
	const others = company[flavour];
	return rows.map((row, y) =>
		row.map((cabinet, x) => {
			const at = x + y * 3;
			const other = others[(x + y * 2) % others.length] ?? flavour;
			const blank = others[(y * 2 + 1) % others.length] ?? flavour;
			if (cabinet.letter === undefined) return { ...cabinet, design: "barre", flavour: blank };
			const design = letterDesigns[(x + y * 4) % letterDesigns.length] ?? "flush";
			const misread = design === "catch" && (rows.length > mostRowsWithHoles || takesAccents.test(cabinet.letter));
			return {
				...cabinet,
				design: cabinet.width < 40 || misread ? "flush" : design,
				flavour: at % 5 === 1 || at % 5 === 3 ? other : flavour,
			};
		}),
	);
}
