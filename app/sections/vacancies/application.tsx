import type { VacancyKey } from "../../../facts/company/vacancies.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import { DeskForm, type FormSetup, type RefusedForm } from "../forms/desk-form.tsx";
import { Field } from "../forms/field.tsx";
import { receivedAddress } from "../forms/received-address.ts";
import styles from "./vacancies.module.css";
import type { VacancyWords } from "./vacancy-words.ts";

export type ApplicationSetup = FormSetup & {
	words: { labels: Readonly<Record<"name" | "email" | "text" | "portfolio", string>> };
	action: string;
};

type ApplicationProps = {
	heading: string;
	text: string;
	/** `open`: for no job in particular. */
	vacancy: VacancyKey | "open";
	words: VacancyWords["form"];
	setup: ApplicationSetup;
	locale: Locale;
	refused: RefusedForm | undefined;
};

/** The form with which somebody applies; where there is a mailbox, also the way to do so by mail. */
export function Application({ heading, text, vacancy, words, setup, locale, refused }: ApplicationProps) {
	const { labels } = setup.words;
	return (
		<>
			<Panel width={100} flavour="night" className={styles.applyHead}>
				<h2 id="apply">{heading}</h2>
				<p>
					<Sentence text={text} />
				</p>
				{words.mail.actions.length > 0 && (
					<div>
						<p>{words.mail.text}</p>
						<ActionList actions={words.mail.actions} />
					</div>
				)}
			</Panel>
			<Panel width={140} className={styles.applyForm}>
				<DeskForm
					setup={setup}
					api="/applications"
					action={setup.action}
					labels={labels}
					refused={refused}
					button={words.button}
					next={({ reference }) => receivedAddress("application", reference, locale)}
				>
					<input type="hidden" name="vacancy" value={vacancy} />
					<Field name="name" label={labels.name} autoComplete="name" maxLength={100} />
					<Field name="email" label={labels.email} autoComplete="email" inputMode="email" maxLength={320} />
					<Field name="text" label={labels.text} hint={words.textHint} rows={5} maxLength={4000} />
					<Field
						name="portfolio"
						label={labels.portfolio}
						optional
						hint={words.portfolioHint}
						autoComplete="url"
						inputMode="url"
						maxLength={500}
					/>
					<p>
						<Sentence text={words.privacy} />
					</p>
				</DeskForm>
			</Panel>
		</>
	);
}
