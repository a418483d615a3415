import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/vacancy-words.ts";

/** The words that the job list and the job pages share. */
export type VacancyWords = Localised<typeof nl>;
