import type { Words } from "../../../../content/words.ts";
import { Shot } from "../../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../../ui/picture/shot-source.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { Panel, Wall } from "../../../ui/wall.tsx";
import styles from "./one-seam.module.css";

type OneSeamProps = { words: Words<"flush">["signature"]; picture: ShownPicture };

/** Flush: the seam between two fronts across the page, with words on both sides of it. */
export function OneSeam({ words, picture }: OneSeamProps) {
	return (
		<Wall>
			<Panel width={240} bare flavour="tabasco" className={styles.seam}>
				<Shot shot={picture} phone={{ width: "100vw", ratio: 4 / 5 }} desktop={{ width: "100vw", ratio: 1.9 }} />
				<div className={styles.words}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</div>
			</Panel>
		</Wall>
	);
}
