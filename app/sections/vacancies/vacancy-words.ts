import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/vacancy-words.ts";

/** What the list of jobs and the pages of the jobs share, ready to show. */
export type VacancyWords = Localised<typeof nl>;
