import type { ReactNode } from "react";
import type { PageContent } from "../../content/page-content.ts";
import { ActionList } from "../ui/action-list.tsx";
import { Sentence } from "../ui/sentence.tsx";
import styles from "./page-opening.module.css";

type Words = Pick<PageContent, "heading" | "lead" | "opening"> & {
	actions: readonly { label: string; to: string }[];
};

/** The first screen of a page: heading, lead, first section and next steps. `note` stands beneath the lead. */
export function PageOpening({ content, note }: { content: Words; note?: ReactNode }) {
	const { heading, lead, opening, actions } = content;
	return (
		<div className={styles.wall}>
			<header className={styles.front}>
				<h1 className={styles.heading}>{heading}</h1>
				<p className={styles.lead}>
					<Sentence text={lead} />
				</p>
				{note && <p className={styles.note}>{note}</p>}
				<ActionList actions={actions} />
			</header>
			<section className={styles.panel}>
				<h2 className={styles.subheading}>{opening.heading}</h2>
				{opening.body.map((paragraph) => (
					<p key={paragraph}>
						<Sentence text={paragraph} />
					</p>
				))}
			</section>
		</div>
	);
}
