import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/mixer.ts";
import type { MixWords } from "../../../mixer/describe-mix.ts";

/** What the page says, ready to show; `names` is what a mix is described with. */
export type MixerWords = Omit<Localised<typeof nl>, "describe"> & { names: MixWords };
