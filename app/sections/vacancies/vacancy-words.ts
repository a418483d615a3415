import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";

/** The words that the job list and the job pages share. */
export type VacancyWords = Localised<Content<"vacancy-words">>;
