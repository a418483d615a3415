import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./collection.module.css";

type CollectionRowProps = {
	part: CollectionPart;
	words: Words<"collection">["parts"][CollectionPart];
	/** The page where it is explained. */
	to: string;
	/** Everything in it. */
	children: ReactNode;
};

const flavours: Record<CollectionPart, Flavour> = {
	fronts: "honey",
	taps: "lychee",
	worktops: "frosting",
	sinks: "sage",
	materials: "blueberry",
};

/** One part of the collection: its name, and beside it everything in it. */
export function CollectionRow({ part, words, to, children }: CollectionRowProps) {
	return (
		<>
			<Panel width={60} flavour={flavours[part]} className={styles.label}>
				<h2>{words.name}</h2>
				<p>
					<Sentence text={words.text} />
				</p>
				<ActionList actions={[{ label: words.action, to }]} plain />
			</Panel>
			<Panel width={180} bare>
				{children}
			</Panel>
		</>
	);
}
