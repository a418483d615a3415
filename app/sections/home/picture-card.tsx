import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./home.module.css";

export type Block = { heading: string; text: string; action: { label: string; to: string } };

type PictureCardProps = { words: Block; shot: ShownShot; flavour: Flavour };

/** A picture with a few words below it, or beside it where there is room. */
export function PictureCard({ words, shot, flavour }: PictureCardProps) {
	return (
		<Panel width={120} flavour={flavour} as="section" className={`${styles.card} ${styles.beside}`}>
			<Shot
				shot={shot}
				phone={{ width: "86vw", ratio: 3 / 2 }}
				desktop={{ width: "26vw", ratio: 1 }}
				className={styles.cardPicture}
			/>
			<div className={styles.cardText}>
				<h3>{words.heading}</h3>
				<p>
					<Sentence text={words.text} />
				</p>
				<ActionList actions={[words.action]} quiet />
			</div>
		</Panel>
	);
}
