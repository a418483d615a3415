import type { ReactNode } from "react";
import type { Flavour } from "../../facts/products/materials.ts";
import { ActionList } from "../ui/action-list.tsx";
import { Shot } from "../ui/picture/shot.tsx";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import { Sentence } from "../ui/sentence.tsx";
import { Panel } from "../ui/wall.tsx";
import styles from "./teaser-card.module.css";

type Action = { label: string; to: string };

type TeaserCardProps = {
	heading: string;
	text: string;
	actions: readonly Action[];
	shot: ShownShot;
	flavour: Flavour;
	/** At 120 cm the words stand beside the picture. */
	width: 60 | 80 | 120;
	/** In the picture's corner. */
	corner?: ReactNode;
	/** Between the text and the next steps. */
	children?: ReactNode;
};

/** A picture with a few words below it, or beside it where there is room. */
export function TeaserCard(props: TeaserCardProps) {
	const { heading, text, actions, shot, flavour, width, corner, children } = props;
	const ratio = width === 80 ? 4 / 3 : 1;
	return (
		<Panel width={width} flavour={flavour} className={width === 120 ? `${styles.card} ${styles.beside}` : styles.card}>
			<div className={styles.picture}>
				<Shot
					shot={shot}
					phone={{ width: "86vw", ratio: 3 / 2 }}
					desktop={{ width: width === 80 ? "33vw" : "26vw", ratio }}
				/>
				{corner}
			</div>
			<div className={styles.words}>
				<h3>{heading}</h3>
				<p>
					<Sentence text={text} />
				</p>
				{children}
				<ActionList actions={actions} quiet />
			</div>
		</Panel>
	);
}
