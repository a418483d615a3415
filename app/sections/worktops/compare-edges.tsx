import type { Words } from "../../../content/words.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { type Edge, EdgeCrossSection } from "./edge-cross-section.tsx";
import styles from "./worktops.module.css";

/** All edges of known thickness to one scale, from the thinnest. */
export function CompareEdges({ words }: { words: Words<"worktops"> }) {
	const { opening, sections, steel, steelShort, each } = words;
	const edges: { edge: Edge; name: string; thickness: string; measured: boolean }[] = [
		...(["solid", "stacked", "set"] as const).map((edge) => ({
			edge,
			name: `${steelShort}, ${steel[edge].name.toLowerCase()}`,
			thickness: sections[edge],
			measured: true,
		})),
		{ edge: "marble-composite", name: each["marble-composite"].name, thickness: sections.from, measured: true },
		{ edge: "marble", name: each.marble.name, thickness: sections.marble.join(" "), measured: false },
		{ edge: "fenix", name: each.fenix.name, thickness: sections.fenix.join(" "), measured: false },
	];
	const drawnEdges = edges.filter(({ thickness }) => thickness);
	return (
		<section id="edges">
			<Wall>
				<HeadingPanel heading={opening.heading} texts={[[...opening.body, sections.note].join(" ")]} flavour="honey" />
				{drawnEdges.map(({ edge, name, thickness, measured }) => (
					<Panel key={edge} width={drawnEdges.length > 4 ? 40 : 60} half flavour="frosting" bare>
						<EdgeCrossSection edge={edge} measured={measured} />
						<p className={styles.edgeWords}>
							<span>{name}</span>
							<strong>{thickness}</strong>
						</p>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
