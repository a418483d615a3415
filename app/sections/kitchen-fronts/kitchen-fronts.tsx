import type { Words } from "../../../content/words.ts";
import { type FrontDesign, frontDesigns } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { Rows } from "../../ui/rows.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FrontCard } from "../shared/front-card.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { FaktumHeights } from "./faktum-heights.tsx";
import styles from "./kitchen-fronts.module.css";

/** Three ways to new fronts. */
export function WaysToNewFronts({ words }: { words: Words<"kitchen-fronts">["waysToNewFronts"] }) {
	return (
		<Wall>
			<TextPanel width={240} flavour="butter" heading={words.heading} texts={[]}>
				<Rows
					columns
					rows={words.items.map(({ name, text, action }) => ({
						term: name,
						text: `${text} [${action.label}](${action.to})`,
					}))}
				/>
			</TextPanel>
		</Wall>
	);
}

/** For owners of Faktum cabinets, which IKEA no longer makes. */
export function FaktumPanel({ words }: { words: Words<"kitchen-fronts">["faktum"] }) {
	return (
		<section id="faktum">
			<Wall>
				<Panel width={100} flavour="tabasco" bare>
					<FaktumHeights />
				</Panel>
				<TextPanel width={140} flavour="frosting" heading={words.heading} texts={words.body} actions={[words.action]} />
			</Wall>
		</section>
	);
}

type DesignCardsProps = {
	words: Words<"kitchen-fronts">["designs"];
	paths: Record<FrontDesign, string>;
	/** Addresses of what is behind each front. */
	insides: Record<FrontDesign, string>;
};

/** The six designs, each with the reason to choose it. */
export function DesignCards({ words, paths, insides }: DesignCardsProps) {
	return (
		<Wall>
			<Panel width={240} flavour="night" className={styles.slim}>
				<h2>{words.heading}</h2>
			</Panel>
			<Swipe share={46}>
				{frontDesigns.map((design) => (
					<Panel key={design} width={40} bare>
						<FrontCard
							design={design}
							material={materials[design]}
							to={paths[design]}
							short={words.shortDescriptions[design]}
							width={40}
							inside={insides[design]}
						/>
					</Panel>
				))}
			</Swipe>
		</Wall>
	);
}

/** Other colours than on the fronts overview. */
const materials = {
	own: "roquefort",
	catch: "multiplex",
	flush: "walnut",
	pull: "butter",
	framed: "tuna",
	barre: "mint",
} as const satisfies Record<FrontDesign, MaterialKey>;
