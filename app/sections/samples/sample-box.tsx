import { type SampleBox as BoxKey, sampleBoxMaterials } from "../../../facts/samples.ts";
import { Front } from "../../ui/front/front.tsx";
import { FrontWord } from "../../ui/letters/front-word.tsx";
import styles from "./sample-box.module.css";

/** Paint can be any colour, so its box shows three; the last is the page's own impression of Painted. */
const paints = ["#5f7152", "#d9c08a", undefined];

/** A box seen from above, its lid behind it: the materials lie in it as small fronts. */
export function SampleBox({ box, lid }: { box: BoxKey; lid: string }) {
	const samples = sampleBoxMaterials[box].flatMap((material) =>
		(material === "painted" ? paints : [undefined]).map((colour) => ({ material, colour })),
	);
	return (
		<div className={styles.scene} aria-hidden="true">
			<div className={styles.lid}>
				<FrontWord word={lid} stretch={lid.length < 5 ? 120 : 84} />
			</div>
			<div className={styles.tray} data-box={box}>
				{samples.map(({ material, colour }) => (
					<Front
						key={`${material}${colour}`}
						design="flush"
						material={material}
						colour={colour}
						scaled
						className={styles.sample}
					/>
				))}
			</div>
		</div>
	);
}
