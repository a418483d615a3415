import type { Words } from "../../../content/words.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./wooden-fronts.module.css";

type GrainDirectionsProps = {
	words: Words<"wooden-fronts">["grain"];
	/** A board of which the grain stands upright. */
	board: ShownPicture;
};

/** One board upright and lying. */
export function GrainDirections({ words, board }: GrainDirectionsProps) {
	return (
		<TextPanel width={120} flavour="sage" heading={words.heading} texts={[words.text]}>
			<div className={styles.directions}>
				<Direction label={words.upright} board={board} />
				<Direction label={words.lying} board={board} lying />
			</div>
		</TextPanel>
	);
}

function Direction({ label, board, lying = false }: { label: string; board: ShownPicture; lying?: boolean }) {
	return (
		<figure>
			<div className={styles.square} data-lying={lying ? "" : undefined}>
				<Shot shot={board} phone={{ width: "40vw", ratio: 1 }} desktop={{ width: "22vw", ratio: 1 }} />
			</div>
			<figcaption>{label}</figcaption>
		</figure>
	);
}
