import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./contact.module.css";

type ContactOpeningProps = {
	words: {
		heading: string;
		lead: string;
		opening: { heading: string; body: readonly string[] };
		doors: { amsterdam: string; rotterdam: string; lijnden: string };
	};
	actions: readonly { label: string; to: string }[];
};

/** The two studios and the warehouse as doors. */
export function ContactOpening({ words, actions }: ContactOpeningProps) {
	const { doors } = words;
	return (
		<section>
			<Wall>
				<Panel width={100} flavour="accent" className={styles.title}>
					<h1>{words.heading}</h1>
					<p className={styles.lead}>
						<Sentence text={words.lead} />
					</p>
					<ActionList actions={actions} />
				</Panel>
				<Panel width={80} className={styles.doors}>
					<Front
						design="framed"
						material="cherry"
						width={40}
						inside={<p className={styles.greeting}>{doors.amsterdam}</p>}
					>
						<span className={styles.letter} aria-hidden="true">
							A
						</span>
					</Front>
					<Front
						design="own"
						material="butter"
						width={40}
						hinge="right"
						inside={<p className={styles.greeting}>{doors.rotterdam}</p>}
					>
						<span className={styles.letter} aria-hidden="true">
							R
						</span>
					</Front>
					<Front
						design="pull"
						material="elephant"
						width={80}
						inside={<p className={styles.greeting}>{doors.lijnden}</p>}
						className={styles.shutter}
					>
						<span className={`${styles.letter} ${styles.lowLetter}`} aria-hidden="true">
							L
						</span>
					</Front>
				</Panel>
				<Panel width={60} className={styles.text}>
					<h2 className={styles.small}>{words.opening.heading}</h2>
					<Paragraphs texts={words.opening.body} />
				</Panel>
			</Wall>
		</section>
	);
}
