import type { Words } from "../../../content/words.ts";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { type Edge, EdgeSection } from "./edge-section.tsx";
import styles from "./worktops.module.css";

/** All edges to one scale, from the thinnest; those of unknown thickness have no measure. */
export function Edges({ words }: { words: Words<"worktops"> }) {
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
	return (
		<section id="edges">
			<Wall>
				<HeadingPanel heading={opening.heading} texts={[...opening.body, sections.note]} flavour="accent" />
				<Swipe share={46}>
					{edges.map(({ edge, name, thickness, measured }) => (
						<Panel key={edge} width={40} flavour="frosting" className={styles.edgePanel}>
							<EdgeSection edge={edge} measured={measured} />
							<p className={styles.edgeWords}>
								<span>{name}</span>
								{thickness && <strong>{thickness}</strong>}
							</p>
						</Panel>
					))}
				</Swipe>
			</Wall>
		</section>
	);
}
