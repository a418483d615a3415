import type { ComponentProps, ReactNode } from "react";
import { Lead } from "../../ui/lead.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./heading-panel.module.css";

type HeadingPanelProps = Pick<ComponentProps<typeof Panel>, "flavour" | "as"> & {
	heading: string;
	texts: readonly string[];
	/** Beneath the text. */
	children?: ReactNode;
};

/** A full-width panel with the heading of the panels below it, and a text beside the heading. */
export function HeadingPanel({ heading, texts, children, ...panel }: HeadingPanelProps) {
	const [single] = texts;
	return (
		<Panel width={240} split={texts.length === 1} {...panel} className={styles.panel}>
			<h2>{heading}</h2>
			<div className={styles.text}>
				{single === undefined || texts.length > 1 ? <Paragraphs texts={texts} /> : <Lead text={single} />}
				{children}
			</div>
		</Panel>
	);
}
