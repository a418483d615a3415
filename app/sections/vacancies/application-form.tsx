import type { Words } from "../../../content/words.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import { DeskForm, type FormSetup, type RefusedForm } from "../forms/desk-form.tsx";
import { Field } from "../forms/field.tsx";
import { receivedAddress } from "../forms/received-address.ts";

type ApplicationFormProps = {
	heading: string;
	text: string;
	/** The key of a vacancy, or `open` for none in particular. */
	vacancy: string;
	words: Words<"vacancy-words">["form"];
	setup: FormSetup;
	refused: RefusedForm | undefined;
};

/** The form with which somebody applies; where there is a mailbox, also the way to do so by mail. */
export function ApplicationForm({ heading, text, vacancy, words, setup, refused }: ApplicationFormProps) {
	const locale = useLocale();
	return (
		<>
			<Panel width={100} flavour="night" spread>
				<h2 id="apply">{heading}</h2>
				<p>
					<Sentence text={text} />
				</p>
				{words.mail.actions.length > 0 && (
					<>
						<p>
							<Sentence text={words.mail.text} />
						</p>
						<ActionList actions={words.mail.actions} />
					</>
				)}
			</Panel>
			<Panel width={140}>
				<DeskForm
					setup={setup}
					api="/applications"
					refused={refused}
					button={words.button}
					next={({ reference }) => receivedAddress("application", reference, locale)}
				>
					<input type="hidden" name="vacancy" value={vacancy} />
					<Field name="name" autoComplete="name" />
					<Field name="email" autoComplete="email" inputMode="email" />
					<Field name="text" hint={words.textHint} rows={5} />
					<Field name="portfolio" optional hint={words.portfolioHint} autoComplete="url" inputMode="url" />
					<p>
						<Sentence text={words.privacy} />
					</p>
				</DeskForm>
			</Panel>
		</>
	);
}
