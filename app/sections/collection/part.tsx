import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Panel } from "../../ui/wall.tsx";
import { type CloseUp, CloseUps } from "../shared/close-ups.tsx";
import styles from "./collection.module.css";

type PartProps = {
	part: CollectionPart;
	words: Words<"collection">["parts"][CollectionPart];
	/** The page where it is explained. */
	to: string;
	items: readonly CloseUp[];
};

/** Sinks and taps share a row. */
const panels: Record<CollectionPart, { flavour: Flavour; width: 120 | 240 }> = {
	fronts: { flavour: "honey", width: 240 },
	materials: { flavour: "blueberry", width: 240 },
	worktops: { flavour: "frosting", width: 240 },
	sinks: { flavour: "sage", width: 120 },
	taps: { flavour: "lychee", width: 120 },
};

/** One part of the collection: its name, and everything in it. */
export function Part({ part, words, to, items }: PartProps) {
	return (
		<Panel {...panels[part]} as="section" bare>
			<div className={styles.head}>
				<h2>{words.name}</h2>
				<p>{words.text}</p>
				<ActionList actions={[{ label: words.action, to }]} quiet />
			</div>
			<CloseUps items={items} />
		</Panel>
	);
}
