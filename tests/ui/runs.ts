import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { MaterialKey } from "../../facts/products/materials.ts";

type RunFront = { design: FrontDesign; material: MaterialKey; width: 40 | 60 | 80 };

/** Two runs of 180 cm, one beneath the other on narrow screens. */
export const runs: readonly RunFront[] = [
	{ design: "catch", material: "mint", width: 40 },
	{ design: "catch", material: "aubergine", width: 60 },
	{ design: "catch", material: "multiplex", width: 80 },
	{ design: "barre", material: "blueberry", width: 40 },
	{ design: "barre", material: "lychee", width: 60 },
	{ design: "barre", material: "warm-oak", width: 80 },
];

/** Two words of 280 cm each, one beneath the other on narrow screens. */
export const letters: readonly (RunFront & { letter: string })[] = [
	{ letter: "M", design: "flush", material: "honey", width: 80 },
	{ letter: "O", design: "framed", material: "blueberry", width: 80 },
	{ letter: "R", design: "pull", material: "lychee", width: 60 },
	{ letter: "E", design: "own", material: "cherry", width: 60 },
	{ letter: "F", design: "catch", material: "mint", width: 40 },
	{ letter: "L", design: "flush", material: "aubergine", width: 40 },
	{ letter: "A", design: "pull", material: "butter", width: 40 },
	{ letter: "V", design: "framed", material: "tabasco", width: 40 },
	{ letter: "O", design: "flush", material: "oak-natural", width: 40 },
	{ letter: "U", design: "catch", material: "sage", width: 40 },
	{ letter: "R", design: "own", material: "cacao", width: 40 },
];
