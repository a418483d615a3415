import type { Family } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { combinationShot } from "../../ui/picture/combinations.server.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";

/** A picture of each family of materials in a kitchen. */
export const familyKitchens = (locale: Locale): Record<Family, ShownPicture> => ({
	fenix: combinationShot("own", "tabasco", locale),
	melatop: combinationShot("flush", "lychee", locale),
	wood: shotOf("kitchens/barre-warm-oak-island", locale),
	painted: combinationShot("framed", "painted", locale),
	"raw-mdf": shotOf("kitchens/catch-raw-mdf-loft", locale),
	multiplex: combinationShot("catch", "multiplex", locale),
});
