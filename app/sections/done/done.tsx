import type { ReactNode } from "react";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import styles from "./done.module.css";

type DoneProps = {
	heading: string;
	lead: string;
	/** The number under which it is stored, on a ticket in an open drawer. */
	reference?: { label: string; text: string } | undefined;
	note?: string | undefined;
	/** More about what was stored. */
	children?: ReactNode;
	next?: { heading: string; body: readonly string[] };
	actions?: readonly Action[];
};

/** The screen after something was stored: what it is, its number, and what one can do next. */
export function Done({ heading, lead, reference, note, children, next, actions = [] }: DoneProps) {
	return (
		<Wall>
			<Panel width={140} flavour="accent" className={styles.message}>
				<h1>{heading}</h1>
				<Lead text={lead} />
				{children}
				{note && (
					<p className={styles.note}>
						<Sentence text={note} />
					</p>
				)}
			</Panel>
			<Panel width={100} className={styles.drawer}>
				<div className={styles.inside}>
					{reference && (
						<p className={styles.ticket}>
							<span>{reference.label}</span>
							<strong>{reference.text}</strong>
						</p>
					)}
				</div>
				<Front design="catch" material="tabasco" width={100} />
			</Panel>
			{next && (
				<HeadingPanel heading={next.heading} texts={next.body} as="section">
					<ActionList actions={actions} />
				</HeadingPanel>
			)}
		</Wall>
	);
}
