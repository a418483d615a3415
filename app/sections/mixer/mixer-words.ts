import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import type { MixWords } from "../../../mixer/describe-mix.ts";

/** The words of the page; `names` describe a mix. */
export type MixerWords = Omit<Localised<Content<"mixer">>, "describe"> & { names: MixWords };
