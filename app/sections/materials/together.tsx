import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import styles from "./materials.module.css";
import type { Pair } from "./pair.ts";

type TogetherProps = {
	pair: Pair;
	opening: { heading: string; body: readonly string[] };
	caption: string;
	/** A link to the mixer with the same pair. */
	mix: { label: string; to: string };
};

/** The pair in one kitchen, and how choosing works. */
export function Together({ pair, opening, caption, mix }: TogetherProps) {
	const [last, before] = pair;
	// A wall in the colour of the fronts would hide them.
	const wall = (["lychee", "mint", "butter"] as const).find((flavour) => !pair.includes(flavour)) ?? "oat";
	return (
		<section>
			<Wall>
				<Panel width={120} bare className={`${styles.kitchen} screen-only`}>
					<DrawnKitchen
						design="pull"
						material={last}
						tallMaterial={before}
						worktop="marble-composite"
						wall={wall}
						tall
						prop="lemons"
					/>
					<p>{caption}</p>
				</Panel>
				<Panel width={120} className={styles.text}>
					<h2>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
					<ActionList
						actions={[
							{ label: mix.label, to: `${mix.to}?material=${last}&wall-material=same&tall-material=${before}` },
						]}
					/>
				</Panel>
			</Wall>
		</section>
	);
}
