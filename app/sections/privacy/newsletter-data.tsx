import type { Words } from "../../../content/words.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./privacy.module.css";

type NewsletterDataProps = {
	words: Words<"privacy">["newsletter"];
	/** Whether confirmed addresses go to a mailing service too. */
	mailingService: boolean;
};

/** What the newsletter stores, for how long, and how it is erased. */
export function NewsletterData({ words, mailingService }: NewsletterDataProps) {
	const { what, time, erase } = words;
	const parts = [
		{ ...what, texts: [what.text, ...(mailingService ? [what.service] : [])] },
		{ ...time, texts: [time.text] },
		{ ...erase, texts: [erase.text] },
	];
	return (
		<section>
			<Wall>
				<Panel width={60} flavour="night">
					<h2 className={styles.narrow}>{words.heading}</h2>
				</Panel>
				{parts.map(({ heading, texts }) => (
					<TextPanel key={heading} level={3} width={60} flavour="frosting" as="div" heading={heading} texts={texts} />
				))}
			</Wall>
		</section>
	);
}
