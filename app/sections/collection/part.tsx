import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import type { CollectionPart } from "../../../facts/products/collection.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Link } from "../../ui/link.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PictureCard } from "../shared/picture-card.tsx";
import styles from "./collection.module.css";
import type { CollectionEntry } from "./collection-index.server.ts";

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
const looks: Record<CollectionPart, { flavour: Flavour; head: Width; tile: Width }> = {
	fronts: { flavour: "honey", head: 240, tile: 40 },
	materials: { flavour: "blueberry", head: 240, tile: 40 },
	worktops: { flavour: "frosting", head: 240, tile: 60 },
	sinks: { flavour: "sage", head: 60, tile: 60 },
	taps: { flavour: "lychee", head: 80, tile: 80 },
};

/** One part of the collection: its name, and everything in it. */
export function Part({ part, words, to, children }: PartProps) {
	const { flavour, head } = looks[part];
	return (
		<section aria-labelledby={part}>
			<Wall>
				<Panel width={head} flavour={flavour} className={head === 240 ? styles.across : undefined}>
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

type PartPicturesProps = { part: CollectionPart; entries: readonly CollectionEntry[] };

/** A picture of everything in a part. */
export function PartPictures({ part, entries }: PartPicturesProps) {
	const { tile } = looks[part];
	return entries.map((entry, position) => (
		<PictureCard
			key={entry.name}
			width={tile}
			// The last one of an odd number has the row to itself.
			half={entries.length % 2 === 0 || position < entries.length - 1}
			shot={entry.shot}
			ratio={tile === 80 ? 3 / 2 : 1}
		>
			<h3>
				<Link to={entry.to}>{entry.name}</Link>
			</h3>
		</PictureCard>
	));
}
