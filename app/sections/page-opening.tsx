import type { ReactNode } from "react";
import { ActionList } from "../ui/action-list.tsx";
import { Lead } from "../ui/lead.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./page-opening.module.css";

type Words = {
	heading: string;
	lead: string;
	opening: { heading: string; body: readonly string[] };
	actions: readonly { label: string; to: string }[];
};

/** The first screen of a page: heading, lead, first section and next steps. `note` stands beneath the lead. */
export function PageOpening({ content, note }: { content: Words; note?: ReactNode }) {
	const { heading, lead, opening, actions } = content;
	return (
		<Wall>
			<Panel width={140} flavour="accent" className={styles.front}>
				<h1>{heading}</h1>
				<div className={styles.foot}>
					<Lead text={lead} />
					{note && <p className={styles.note}>{note}</p>}
					<ActionList actions={actions} />
				</div>
			</Panel>
			<Panel width={100} as="section" className={styles.panel}>
				<h2 className={styles.subheading}>{opening.heading}</h2>
				<Paragraphs texts={opening.body} />
			</Panel>
		</Wall>
	);
}
