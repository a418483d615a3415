import type { ComponentProps, ReactNode } from "react";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./text-panel.module.css";

type TextPanelProps = Pick<ComponentProps<typeof Panel>, "width" | "half" | "tall" | "spread" | "flavour" | "as"> & {
	heading: string;
	/** A label above the heading. */
	overline?: string;
	/** Its place among the page's headings, and with it its size. */
	level?: 2 | 3;
	texts: readonly string[];
	actions?: readonly Action[];
	/** Between the text and the next steps. */
	children?: ReactNode;
};

/** A panel with a heading, paragraphs and next steps. */
export function TextPanel({ heading, overline, level = 2, texts, actions, children, ...panel }: TextPanelProps) {
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<Panel as="section" {...panel} className={styles.panel}>
			{overline && (
				<p>
					<strong>{overline}</strong>
				</p>
			)}
			<Heading className={styles.heading}>{heading}</Heading>
			<Paragraphs texts={texts} />
			{children}
			{actions && <ActionList actions={actions} />}
		</Panel>
	);
}
