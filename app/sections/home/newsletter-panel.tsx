import { Panel, Wall } from "../../ui/wall.tsx";
import { NewsletterForm, type NewsletterFormProps } from "../sign-up/newsletter-form.tsx";
import styles from "./home.module.css";

type PostProps = { words: { heading: string; text: string }; form: NewsletterFormProps };

/** The newsletter on the home page. */
export function NewsletterPanel({ words, form }: PostProps) {
	return (
		<section>
			<Wall>
				<Panel width={120} flavour="blueberry" className={styles.story}>
					<h2>{words.heading}</h2>
				</Panel>
				<Panel width={120} flavour="mint" className={styles.story}>
					<p className={styles.lead}>{words.text}</p>
					<NewsletterForm {...form} />
				</Panel>
			</Wall>
		</section>
	);
}
