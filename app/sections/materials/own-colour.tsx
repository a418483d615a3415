import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Wall } from "../../ui/wall.tsx";
import { PictureCard } from "../picture-card.tsx";
import { TextPanel } from "../text-panel.tsx";
import type { MaterialsWords } from "./families.tsx";
import styles from "./materials.module.css";

type OwnColourProps = { words: MaterialsWords["custom"]; pictures: { painted: ShownShot; catch: ShownShot } };

/** The two custom colours and their prices. */
export function OwnColour({ words, pictures }: OwnColourProps) {
	return (
		<Wall>
			<TextPanel width={80} flavour="aubergine" heading={words.heading} texts={[words.text]} spread />
			{(["catch", "painted"] as const).map((rate) => (
				<PictureCard key={rate} width={80} shot={pictures[rate]} ratio={1.6} as="article">
					<h3>{words[rate].name}</h3>
					<p className={styles.price}>
						<strong>{words[rate].price}</strong> {words[rate].unit}
					</p>
					<p>
						<Sentence text={words[rate].text} />
					</p>
				</PictureCard>
			))}
		</Wall>
	);
}
