import type { Worktop } from "../../../facts/products/worktops.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { Kitchen } from "../gallery/kitchen.ts";
import { kitchenName } from "../kitchen-name.ts";
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
	kitchens: readonly Kitchen[];
	kitchenWords: { joint: string; painted: string; worktopJoint: string; worktops: Record<Worktop, string> };
};

/** Kitchens to swipe through, each with what is in it. */
export function Kitchens({ words, kitchens, kitchenWords }: KitchensProps) {
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
						{kitchens.map(({ id, shot, portrait }) => (
							<figure key={id} className={styles.kitchen}>
								<Shot
									shot={shot}
									portrait={portrait}
									phone={{ width: "88vw", ratio: 4 / 5 }}
									desktop={{ width: "60rem", ratio: 16 / 10 }}
								/>
								<figcaption>
									<strong>{kitchenName(shot.shows, kitchenWords)}</strong>
									{shot.shows.worktop && `, ${kitchenWords.worktopJoint} ${kitchenWords.worktops[shot.shows.worktop]}`}
								</figcaption>
							</figure>
						))}
					</Carousel>
				</Panel>
			</Wall>
		</section>
	);
}
