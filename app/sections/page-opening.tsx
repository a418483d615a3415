import type { ReactNode } from "react";
import { ActionList } from "../ui/action-list.tsx";
import { Lead } from "../ui/lead.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import { Panel, Wall } from "../ui/wall.tsx";
import { HeadingPanel } from "./heading-panel.tsx";
import styles from "./page-opening.module.css";
import { PicturePanel } from "./picture-panel.tsx";

type Words = {
	heading: string;
	lead: string;
	opening: { heading: string; body: readonly string[] };
	actions: readonly { label: string; to: string }[];
};

type PageOpeningProps = {
	content: Words;
	/** Beside the heading; the first section then follows below both. */
	picture?: ShownShot;
	/** Beneath the lead. */
	note?: ReactNode;
};

/** The first screen of a page: heading, lead, picture, first section and next steps. */
export function PageOpening({ content, picture, note }: PageOpeningProps) {
	const { heading, lead, opening, actions } = content;
	return (
		<Wall>
			<Panel width={picture ? 100 : 140} flavour="accent" className={styles.front}>
				<h1>{heading}</h1>
				<div className={styles.foot}>
					<Lead text={lead} />
					{note && <p className={styles.note}>{note}</p>}
					<ActionList actions={actions} />
				</div>
			</Panel>
			{picture && <PicturePanel shot={picture} width={140} ratio={1.4} first />}
			{picture ? (
				<HeadingPanel heading={opening.heading} texts={opening.body} as="section" />
			) : (
				<Panel width={100} as="section" className={styles.panel}>
					<h2 className={styles.subheading}>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
				</Panel>
			)}
		</Wall>
	);
}
