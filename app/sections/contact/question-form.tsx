import type { Words } from "../../../content/words.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";
import { isSubjectKey, type SubjectKey, subjects } from "../../../facts/site/subjects.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DeskForm, type FormSetup, type RefusedForm } from "../forms/desk-form.tsx";
import { Field, SelectField } from "../forms/field.tsx";
import form from "../forms/form.module.css";
import { receivedAddress } from "../forms/received-address.ts";

type QuestionFormProps = {
	words: Words<"contact">["question"];
	mail: Words<"contact">["mail"];
	setup: FormSetup;
	/** The address as it is written; unknown until the studio fills it in. */
	email: string | undefined;
	refused: RefusedForm | undefined;
};

const subjectParameter = "subject" satisfies PageParameter<"contact">;

const readSubject = (query: URLSearchParams): SubjectKey => {
	const subject = query.get(subjectParameter) ?? "";
	return isSubjectKey(subject) ? subject : "question";
};

/** The question form; where the studio has a mailbox, also why a mail may be better. */
export function QuestionForm({ words, mail, setup, email, refused }: QuestionFormProps) {
	const locale = useLocale();
	const [subject] = useQueryState(readSubject);
	const begin: Partial<Record<SubjectKey, string>> = words.begin;
	return (
		<section id="question">
			<Wall>
				<Panel width={100} flavour="accent" spread>
					<h2>{words.heading}</h2>
					<Lead text={words.text} />
					<Paragraphs texts={words.otherWays} />
					{email && (
						<>
							<h3>{mail.heading}</h3>
							<p>
								<Sentence text={mail.text} />
							</p>
							<p>
								<strong>{email}</strong>
							</p>
							<ActionList actions={mail.actions} />
						</>
					)}
				</Panel>
				<Panel width={140}>
					<DeskForm
						// Another subject, read from the address after hydration, begins the form anew.
						key={subject}
						setup={setup}
						api="/questions"
						refused={refused}
						button={words.button}
						next={({ reference }) => receivedAddress("question", reference, locale)}
					>
						<SelectField name="subject" defaultValue={subject}>
							{subjects.map((key) => (
								<option key={key} value={key}>
									{words.subjects[key]}
								</option>
							))}
						</SelectField>
						<Field name="question" hint={words.hint} rows={7} defaultValue={begin[subject]} />
						<div className={form.pair}>
							<Field name="name" autoComplete="name" />
							<Field name="email" autoComplete="email" inputMode="email" />
						</div>
					</DeskForm>
				</Panel>
			</Wall>
		</section>
	);
}
