import type { ReactNode } from "react";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Panel } from "../../ui/wall.tsx";
import { longestLine } from "./longest-line.ts";
import styles from "./page-title.module.css";

type PageTitleProps = {
	content: { heading: string; lead: string; actions: readonly Action[] };
	width: 80 | 100 | 120 | 140 | 160 | 240;
	/** Between the heading and the lead. */
	children?: ReactNode;
};

/** The panel with a page's heading, lead and next steps, for pages that put something of their own beside it. */
export function PageTitle({ content, width, children }: PageTitleProps) {
	return (
		<Panel width={width} flavour="accent" spread split={width === 240} className={styles.title}>
			<h1 style={{ "--letters": longestLine(content.heading) }}>{content.heading}</h1>
			{children}
			<Lead text={content.lead} />
			{content.actions.length > 0 && <ActionList actions={content.actions} />}
		</Panel>
	);
}
