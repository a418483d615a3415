import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { LastWord } from "../last-word.tsx";
import styles from "./samples.module.css";

type ClosingProps = {
	words: { heading: string; text: string; actions: readonly { label: string; to: string }[] };
	picture: ShownShot;
};

/** Where the samples lead: to the studio. */
export function Closing({ words, picture }: ClosingProps) {
	return (
		<section>
			<Wall>
				<Panel width={140} className={styles.kitchen}>
					<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "58vw", ratio: 1.5 }} />
				</Panel>
				<LastWord words={words} actions={words.actions} width={100} flavour="aubergine" />
			</Wall>
		</section>
	);
}
