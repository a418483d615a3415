import type { Words } from "../../../content/words.ts";
import {
	type Family,
	families,
	type MaterialKey,
	materialName,
	materialOf,
} from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { FamilySwatches } from "./family-swatches.tsx";
import styles from "./materials.module.css";
import type { Pair } from "./pair-query.ts";

type MaterialFamiliesProps = {
	words: Words<"materials">;
	pair: Pair;
	/** A picture of each family. */
	kitchens: Record<Family, ShownPicture>;
};

/** The material behind the title of each family. */
const titleMaterials: Record<Family, MaterialKey> = {
	fenix: "tabasco",
	melatop: "lychee",
	wood: "warm-oak",
	painted: "painted",
	"raw-mdf": "raw-mdf",
	multiplex: "multiplex",
};

/** Paint can be any colour; these stand beside the one swatch of Painted. */
const paints = ["#5f7152", "#2f4a4d", "#b5654a", "#d9c08a"];

/** Every family: what it is, its colours to choose from, and where to go on. The pair stays in sight above. */
export function MaterialFamilies({ words, pair, kitchens }: MaterialFamiliesProps) {
	const locale = useLocale();
	return (
		<div>
			<p className={`${styles.tray} screen-only`}>
				{pair.map((key) => (
					<span key={key} className={styles.sample} style={{ "--face": materialOf(key).colour }}>
						{materialName(key, locale)}
					</span>
				))}
				<a href="#compare">{words.compare.enlarge}</a>
			</p>
			{families.map((family, position) => (
				<FamilyWall
					key={family}
					family={family}
					words={words}
					pair={pair}
					picture={kitchens[family]}
					turned={position % 2 === 1}
				/>
			))}
		</div>
	);
}

type FamilyWallProps = Pick<MaterialFamiliesProps, "words" | "pair"> & {
	family: Family;
	picture: ShownPicture;
	/** On wide screens: the colours first, the words last. */
	turned: boolean;
};

function FamilyWall({ family, words, pair, picture, turned }: FamilyWallProps) {
	const {
		name,
		heading,
		body: [about = "", ...properties],
		action,
	} = words.families[family];
	// On phones, few colours stand beside the picture.
	const half = family !== "fenix";
	return (
		<Wall as="article" className={turned ? `${styles.family} ${styles.turned}` : styles.family}>
			<Panel width={80} bare className={styles.words}>
				<Front design="flush" material={titleMaterials[family]} scaled>
					<div className={styles.title}>
						<strong>{name}</strong>
						<h2 id={family}>{heading}</h2>
					</div>
				</Front>
			</Panel>
			<PicturePanel shot={picture} width={80} half={half} tall ratio={0.9} phoneRatio={half ? 1.2 : 1.6} />
			<Panel width={80} half={half} tall bare flavour="night" className={styles.colours}>
				<FamilySwatches family={family} label={name} pair={pair} />
				{family === "painted" && (
					<div className={styles.paints} aria-hidden="true">
						{paints.map((colour) => (
							<Front key={colour} design="flush" material="painted" colour={colour} scaled />
						))}
					</div>
				)}
			</Panel>
			<Panel width={80} className={styles.words}>
				<Paragraphs texts={[about]} />
				<Disclosure summary={words.properties} openOnWideScreens>
					<Paragraphs texts={properties} />
				</Disclosure>
				<ActionList actions={[action]} plain />
			</Panel>
		</Wall>
	);
}
