import type * as v from "valibot";
import { httpAnswers } from "./http-answers.ts";

/** The schema of every content file, by its name. */
export const schemas = {
	"http-answers": httpAnswers,
};

/** What a content file says, in either language. */
export type Content<Name extends keyof typeof schemas> = v.InferOutput<(typeof schemas)[Name]>;
