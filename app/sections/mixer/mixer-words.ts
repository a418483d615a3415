import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/mixer.ts";
import type { MixWords } from "../../../mixer/describe-mix.ts";

/** The words of the page; `names` describe a mix. */
export type MixerWords = Omit<Localised<typeof nl>, "describe"> & { names: MixWords };
