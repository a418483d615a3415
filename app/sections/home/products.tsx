import { type FrontDesign, frontDesigns } from "../../../facts/products/fronts.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Lead } from "../../ui/lead.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FrontCard } from "../shared/front-card.tsx";
import { showcaseMaterial } from "../shared/showcase-material.ts";
import { TeaserCard } from "../shared/teaser-card.tsx";
import type { Block } from "./block.ts";

type ProductsProps = {
	words: Block & { materials: Block & { mix: Block["action"] }; worktops: Block; sinks: Block };
	shortDescriptions: Record<FrontDesign, string>;
	paths: Record<FrontDesign, string>;
	pictures: { worktop: ShownPicture; sink: ShownPicture };
};

/** The products: the six fronts as fronts, then materials, worktops, sinks and taps. */
export function Products({ words, shortDescriptions, paths, pictures }: ProductsProps) {
	return (
		<section>
			<Wall>
				<Panel width={100} flavour="honey" spread>
					<h2>{words.heading}</h2>
					<Lead text={words.text} />
					<ActionList actions={[words.action]} />
				</Panel>
				<Swipe share={46}>
					{frontDesigns.map((design, position) => {
						// Two rows of 40, 60 and 40.
						const width = position % 3 === 1 ? 60 : 40;
						return (
							<Panel key={design} width={width} bare>
								<FrontCard
									design={design}
									material={showcaseMaterial[design]}
									to={paths[design]}
									short={shortDescriptions[design]}
									width={width}
								/>
							</Panel>
						);
					})}
				</Swipe>
				<Panel width={100} flavour="blueberry" spread>
					<h3>{words.materials.heading}</h3>
					<p>
						<Sentence text={words.materials.text} />
					</p>
					<ActionList actions={[words.materials.action, words.materials.mix]} quiet />
				</Panel>
				<TeaserCard {...words.worktops} actions={[words.worktops.action]} width={120} shot={pictures.worktop} />
				<TeaserCard {...words.sinks} actions={[words.sinks.action]} width={120} shot={pictures.sink} />
			</Wall>
		</section>
	);
}
