import * as v from "valibot";
import { vacancies } from "../../facts/company/vacancies.ts";
import { fieldLengths } from "../../facts/site/field-lengths.ts";
import { subjects } from "../../facts/site/subjects.ts";
import type { Context } from "../context.ts";
import type { Fields, Receipt, Refused } from "../desk-forms.ts";
import { messageKey, oneOf, optionalLine, person, requiredText, validateFields } from "../entries/fields.ts";
import { type SubmitOptions, submit } from "../entries/submit.ts";

const question = v.object({
	...person,
	subject: oneOf(subjects, "subjectUnknown"),
	question: requiredText("questionMissing", fieldLengths.question),
});

const isWebAddress = (typed: string) => typed === "" || (/^https?:\/\/[^\s]+$/i.test(typed) && URL.canParse(typed));

const openings = ["open", ...vacancies.filter(({ open }) => open).map(({ key }) => key)];

const application = v.object({
	...person,
	vacancy: oneOf(openings, "vacancyUnknown"),
	text: requiredText("applicationMissing", fieldLengths.text),
	portfolio: v.pipe(optionalLine(fieldLengths.portfolio), v.check(isWebAddress, messageKey("portfolioInvalid"))),
});

export async function ask(fields: Fields, options: SubmitOptions, context: Context): Promise<Receipt | Refused> {
	const read = validateFields(question, fields);
	if (!read.ok) return read;
	const { language, name, email, submissionId, ...details } = read.value;
	return submit("question", fields, { language, name, email, submissionId, details }, options, context);
}

/** Stores an application for an open vacancy, or an open application. */
export async function apply(fields: Fields, options: SubmitOptions, context: Context): Promise<Receipt | Refused> {
	const read = validateFields(application, fields);
	if (!read.ok) return read;
	const { language, name, email, submissionId, ...details } = read.value;
	return submit("application", fields, { language, name, email, submissionId, details }, options, context);
}
