import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import styles from "./vacancies.module.css";

type ApplyingProps = { how: { heading: string; steps: readonly string[] }; picture: ShownShot };

/** How to apply. */
export function Applying({ how, picture }: ApplyingProps) {
	return (
		<Wall>
			<Panel width={140} flavour="butter" as="section">
				<h2>{how.heading}</h2>
				<ol className={styles.steps}>
					{how.steps.map((step) => (
						<li key={step}>
							<Sentence text={step} />
						</li>
					))}
				</ol>
			</Panel>
			<PicturePanel shot={picture} width={100} ratio={1.1} />
		</Wall>
	);
}
