import { mapValues } from "../../../facts/map-values.ts";
import { sampleBoxMaterials } from "../../../facts/products/samples.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";

/** A picture of every sample box. */
export const sampleBoxPictures = (locale: Locale) =>
	mapValues(sampleBoxMaterials, (_, box) => shotOf(`stories/box-${box}`, locale));
