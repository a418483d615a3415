import { frontNames } from "../../../facts/fronts.ts";
import { materialOf } from "../../../facts/materials.ts";
import type { Worktop } from "../../../facts/worktops.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import { drawnKitchens } from "./drawn-kitchens.ts";
import styles from "./home.module.css";

type KitchensProps = {
	words: {
		heading: string;
		text: string;
		label: string;
		previous: string;
		next: string;
		position: string;
		of: string;
		action: { label: string; to: string };
	};
	kitchenWords: { joint: string; worktopJoint: string; worktops: Record<Worktop, string> };
};

/** Eight drawn kitchens to swipe through, each with what is in it. */
export function Kitchens({ words, kitchenWords }: KitchensProps) {
	return (
		<section>
			<Wall>
				<Panel width={120} className={styles.visit}>
					<h2>{words.heading}</h2>
				</Panel>
				<Panel width={120} className={styles.kitchensHead}>
					<p className={styles.lead}>
						<Sentence text={words.text} />
					</p>
					<ActionList actions={[words.action]} />
				</Panel>
				<Panel width={240} className={styles.carousel}>
					<Carousel label={words.label} words={words}>
						{drawnKitchens.map((kitchen) => (
							<figure key={`${kitchen.design} ${kitchen.material}`} className={styles.kitchen}>
								<DrawnKitchen {...kitchen} />
								<figcaption>
									<strong>
										{frontNames[kitchen.design]} {kitchenWords.joint} {materialOf(kitchen.material).name}
									</strong>
									, {kitchenWords.worktopJoint} {kitchenWords.worktops[kitchen.worktop]}
								</figcaption>
							</figure>
						))}
					</Carousel>
				</Panel>
			</Wall>
		</section>
	);
}
