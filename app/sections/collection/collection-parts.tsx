import type { ReactNode } from "react";
import { type CollectionPart, collectionParts } from "../../../facts/products/collection.ts";
import { frontDesigns } from "../../../facts/products/fronts.ts";
import { type Family, type Flavour, families, materialsOf } from "../../../facts/products/materials.ts";
import { sinks } from "../../../facts/products/sinks-and-taps.ts";
import { worktops } from "../../../facts/products/worktops.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { Panel } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { finishWalls } from "../faucets-sinks/finish-walls.ts";
import { Sink } from "../faucets-sinks/sink.tsx";
import { BoilingTap, StandardTap } from "../faucets-sinks/taps.tsx";
import { FrontCard } from "../front-card.tsx";
import type { FrontWords } from "../front-page/front-words.ts";
import { showcaseMaterial } from "../front-showcase.ts";
import type { KitchenWords } from "../gallery/gallery-words.ts";
import type { ProductPaths } from "../gallery/product-paths.ts";
import styles from "./collection.module.css";
import type { CollectionWords } from "./collection-words.ts";
import { Part } from "./part.tsx";

type CollectionPartsProps = {
	words: CollectionWords;
	fronts: FrontWords;
	kitchens: KitchenWords;
	paths: ProductPaths & { overview: string };
	/** Only this one, or all. */
	part: CollectionPart | undefined;
};

/** Everything in the collection, with links to the pages about it. */
export function CollectionParts({ words, fronts, kitchens, paths, part }: CollectionPartsProps) {
	const parts: Record<CollectionPart, ReactNode> = {
		fronts: (
			<Part part="fronts" words={words} to={paths.overview} flavour="honey" width={120}>
				{frontDesigns.map((design) => (
					<Panel key={design} width={60} half className={styles.bare}>
						<FrontCard
							design={design}
							material={showcaseMaterial(design)}
							to={paths.fronts[design]}
							short={fronts.designs[design].short}
						/>
					</Panel>
				))}
			</Part>
		),
		materials: (
			<Part part="materials" words={words} to={paths.materials} flavour="blueberry" width={240}>
				<Panel width={240} className={styles.materials}>
					{families.map((family) => (
						<div key={family} className={styles.family} data-count={countOf(family)}>
							<h3>{fronts.families[family].name}</h3>
							<ul>
								{materialsOf(family).map((material) => (
									<li key={material}>
										<Swatch material={material} />
									</li>
								))}
							</ul>
						</div>
					))}
				</Panel>
			</Part>
		),
		worktops: (
			<Part part="worktops" words={words} to={paths.worktops} flavour="frosting" width={240}>
				{worktops.map((worktop) => (
					<Panel key={worktop} width={60} half className={styles.slab}>
						<Slab worktop={worktop} className={styles.surface} />
						<h3>{kitchens.worktops[worktop]}</h3>
					</Panel>
				))}
			</Part>
		),
		sinks: (
			<Part part="sinks" words={words} to={paths.taps} flavour="sage" width={60}>
				{sinks.map((finish) => (
					<Panel key={finish} width={60} flavour={finishWalls[finish]} className={styles.drawn}>
						<svg viewBox="-40 -8 80 46" aria-hidden="true">
							<path d="M-40-3.200h80V0h-80z" fill="#f3f1ee" />
							<Sink finish={finish} fish={finish === "brass"} />
						</svg>
						<h3>{kitchens.sinks[finish]}</h3>
					</Panel>
				))}
			</Part>
		),
		taps: (
			<Part part="taps" words={words} to={paths.taps} flavour="lychee" width={80}>
				<TapPanel name={kitchens.taps.standard} flavour="cacao">
					<StandardTap finish="brass" />
				</TapPanel>
				<TapPanel name={kitchens.taps["boiling-water"]} flavour="butter">
					<BoilingTap finish="black" />
				</TapPanel>
			</Part>
		),
	};
	return collectionParts
		.filter((one) => part === undefined || part === one)
		.map((one) => (
			<div key={one} className={styles.part}>
				{parts[one]}
			</div>
		));
}

/** Families of a few colours share a row. */
function countOf(family: Family): "one" | "few" | "many" {
	const { length } = materialsOf(family);
	return length === 1 ? "one" : length < 6 ? "few" : "many";
}

function TapPanel({ name, flavour, children }: { name: string; flavour: Flavour; children: ReactNode }) {
	return (
		<Panel width={80} flavour={flavour} className={styles.drawn}>
			<svg viewBox="-40 -40 80 46" aria-hidden="true">
				<g transform="translate(-8 0)">{children}</g>
				<path d="M-40 0h80v3.200h-80z" fill="#f3f1ee" />
			</svg>
			<h3>{name}</h3>
		</Panel>
	);
}
