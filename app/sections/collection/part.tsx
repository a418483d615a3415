import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Link } from "../../ui/link.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PictureCard } from "../shared/picture-card.tsx";
import styles from "./collection.module.css";
import type { CollectionEntry, IndexedPart } from "./collection-index.server.ts";

type PartProps = {
	part: CollectionPart;
	words: Words<"collection">["parts"][CollectionPart];
	/** The page where it is explained. */
	to: string;
	/** The panels with what is in it. */
	children: ReactNode;
};

type Width = 40 | 60 | 80 | 240;

/** Rows of 240 cm: the heading's panel, then the pictures. */
const heads: Record<CollectionPart, { flavour: Flavour; width: Width }> = {
	fronts: { flavour: "honey", width: 240 },
	materials: { flavour: "blueberry", width: 240 },
	worktops: { flavour: "frosting", width: 240 },
	sinks: { flavour: "sage", width: 60 },
	taps: { flavour: "lychee", width: 80 },
};
const pictureWidths: Record<IndexedPart, Width> = { materials: 40, worktops: 60, sinks: 60, taps: 80 };

/** One part of the collection: its name, and everything in it. */
export function Part({ part, words, to, children }: PartProps) {
	const { flavour, width } = heads[part];
	return (
		<section aria-labelledby={part}>
			<Wall>
				<Panel width={width} flavour={flavour} className={width === 240 ? styles.across : undefined}>
					<h2 id={part} className={styles.name}>
						{words.name}
					</h2>
					<p>{words.text}</p>
					<ActionList actions={[{ label: words.action, to }]} quiet />
				</Panel>
				{children}
			</Wall>
		</section>
	);
}

type PartPicturesProps = { part: IndexedPart; entries: readonly CollectionEntry[] };

/** A picture of everything in a part. */
export function PartPictures({ part, entries }: PartPicturesProps) {
	const width = pictureWidths[part];
	return entries.map((entry, position) => (
		<PictureCard
			key={entry.name}
			width={width}
			// The last one of an odd number has the row to itself.
			half={entries.length % 2 === 0 || position < entries.length - 1}
			shot={entry.shot}
			ratio={width === 80 ? 3 / 2 : 1}
		>
			<h3>
				<Link to={entry.to}>{entry.name}</Link>
			</h3>
		</PictureCard>
	));
}
