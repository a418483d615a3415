import type { ReactNode } from "react";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./collection.module.css";
import type { CollectionWords } from "./collection-words.ts";

type PartProps = {
	part: CollectionPart;
	words: CollectionWords;
	/** The page where it is explained. */
	to: string;
	flavour: Flavour;
	width: 60 | 80 | 120 | 240;
	/** The panels beside the heading. */
	children: ReactNode;
};

/** One part of the collection: its name, and beside it everything there is. */
export function Part({ part, words, to, flavour, width, children }: PartProps) {
	const { name, text, action } = words.parts[part];
	return (
		<section aria-labelledby={part}>
			<Wall>
				<Panel width={width} flavour={flavour} className={styles.head}>
					<h2 id={part}>{name}</h2>
					<p>{text}</p>
					<ActionList actions={[{ label: action, to }]} />
				</Panel>
				{children}
			</Wall>
		</section>
	);
}
