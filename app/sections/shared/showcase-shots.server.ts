import { mapValues } from "../../../facts/map-values.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { combinationShot } from "../../ui/picture/combinations.server.ts";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { showcaseMaterial } from "./showcase-material.ts";

/** A kitchen with each design, in the colour in which it stands beside the others. */
export const showcaseShots = (locale: Locale): Record<FrontDesign, ShownShot> =>
	mapValues(showcaseMaterial, (material, design) => combinationShot(design, material, locale));
