import type { Words } from "../../../content/words.ts";
import type { MixWords } from "../../../mixer/describe-mix.ts";

/** The words of the page; `names` describe a mix. */
export type MixerWords = Omit<Words<"mixer">, "describe"> & { names: MixWords };
