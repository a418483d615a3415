import { ActionList } from "../../ui/action-list.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import styles from "./home.module.css";

type Block = { heading: string; text: string; action: { label: string; to: string } };

type ClosingProps = {
	story: Block;
	samples: Block;
	studios: Block;
	pictures: { story: ShownShot; box: ShownShot; studio: ShownShot };
};

/** Story, samples and studios. */
export function Closing({ story, samples, studios, pictures }: ClosingProps) {
	return (
		<section>
			<Wall>
				<PicturePanel shot={pictures.story} width={140} ratio={3 / 2} />
				<Panel width={100} flavour="aubergine" className={styles.story}>
					<h2>{story.heading}</h2>
					<p className={styles.lead}>
						<Sentence text={story.text} />
					</p>
					<ActionList actions={[story.action]} />
				</Panel>
				<Panel width={100} flavour="tuna" className={styles.samples}>
					<Shot
						shot={pictures.box}
						phone={{ width: "100vw" }}
						desktop={{ width: "42vw", ratio: 1.6 }}
						className={styles.boxPicture}
					/>
					<h3>{samples.heading}</h3>
					<p>
						<Sentence text={samples.text} />
					</p>
					<ActionList actions={[samples.action]} />
				</Panel>
				<PicturePanel shot={pictures.studio} width={140} ratio={3 / 2} />
				<Panel width={140} flavour="tabasco" className={styles.visit}>
					<h2>{studios.heading}</h2>
				</Panel>
				<Panel width={100} flavour="butter" className={styles.visitText}>
					<p className={styles.lead}>
						<Sentence text={studios.text} />
					</p>
					<ActionList actions={[studios.action]} />
				</Panel>
			</Wall>
		</section>
	);
}
