import type { Words } from "../../../../content/words.ts";
import { type MaterialKey, materialName } from "../../../../facts/products/materials.ts";
import { useLocale } from "../../../navigation/use-locale.ts";
import { Shot } from "../../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../../ui/picture/shot-source.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Panel, Wall } from "../../../ui/wall.tsx";
import styles from "./cut-edges.module.css";

type CutEdgesProps = { words: Words<"catch">["signature"]; edges: readonly ShownPicture[] };

/** Catch: the cut from very near, in one material at a time. */
export function CutEdges({ words, edges }: CutEdgesProps) {
	const locale = useLocale();
	const cuts = edges.flatMap((shot) =>
		(shot.shows.materials ?? []).slice(0, 1).map((material) => ({ shot, material })),
	);
	return (
		<Wall>
			<Panel width={240} bare flavour="butter" className={styles.cut}>
				<div className={styles.words}>
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</div>
				<Tabs
					name="cut"
					legend={words.choose}
					initial={"multiplex" satisfies MaterialKey}
					tabs={cuts.map(({ shot, material }) => ({
						key: material,
						label: materialName(material, locale),
						content: <Shot shot={shot} phone={{ width: "100vw", ratio: 1 }} desktop={{ width: "75vw", ratio: 1.9 }} />,
					}))}
				/>
			</Panel>
		</Wall>
	);
}
