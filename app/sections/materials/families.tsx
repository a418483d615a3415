import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { type Family, type Flavour, materialName, materialOf } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";
import styles from "./materials.module.css";
import type { Pair } from "./pair.ts";
import { Swatches } from "./swatches.tsx";

type FamiliesProps = {
	words: Words<"materials">;
	pair: Pair;
	/** A picture of each family. */
	kitchens: Record<Family, ShownShot>;
};

type Look = { text: 60 | 80; picture: 80 | 120; flavour: Flavour; swatchesFirst?: boolean };

/** A row is 240; the swatches are as wide as the text. */
const looks: Record<Family, Look> = {
	fenix: { text: 80, picture: 80, flavour: "oat" },
	melatop: { text: 80, picture: 80, flavour: "frosting", swatchesFirst: true },
	wood: { text: 80, picture: 80, flavour: "honey" },
	painted: { text: 80, picture: 80, flavour: "sage", swatchesFirst: true },
	"raw-mdf": { text: 60, picture: 120, flavour: "oat" },
	multiplex: { text: 60, picture: 120, flavour: "butter", swatchesFirst: true },
};

/** Paint can be any colour; these stand beside the one swatch of Painted. */
const paints = ["#5f7152", "#2f4a4d", "#b5654a", "#d9c08a"];

/** Every family: what it is, its colours to choose from, and where to go on. The pair stays in sight above. */
export function Families({ words, pair, kitchens }: FamiliesProps) {
	const locale = useLocale();
	const [last, before] = pair;
	const family = (key: Family) => <FamilyPanels key={key} family={key} words={words} pair={pair} kitchens={kitchens} />;
	return (
		<div>
			<p className={styles.tray}>
				<span className={styles.sample} style={{ "--face": materialOf(last).colour }} data-material={last} />
				<span className={styles.sampleName}>{materialName(last, locale)}</span>
				<span className={styles.sample} style={{ "--face": materialOf(before).colour }} data-material={before} />
				<span className={styles.sampleName}>{materialName(before, locale)}</span>
				<a href="#compare">{words.compare.enlarge}</a>
			</p>
			<Wall>
				<Swipe share={86}>
					{family("fenix")}
					{family("melatop")}
				</Swipe>
				<Swipe share={86}>
					{family("wood")}
					{family("painted")}
				</Swipe>
				<Swipe share={86}>
					{family("raw-mdf")}
					{family("multiplex")}
				</Swipe>
			</Wall>
		</div>
	);
}

function FamilyPanels({ family, words, pair, kitchens }: FamiliesProps & { family: Family }) {
	const { text, picture, flavour, swatchesFirst = false } = looks[family];
	const { name, heading, body, actions } = words.families[family];
	const colours: ReactNode = (
		<Panel width={text} className={styles.colours}>
			<Swatches family={family} label={name} pair={pair} />
			{family === "painted" && (
				<div className={styles.paints} aria-hidden="true">
					{paints.map((colour) => (
						<Front key={colour} design="flush" material="painted" colour={colour} scaled />
					))}
				</div>
			)}
		</Panel>
	);
	return (
		<div className={styles.family} data-turned={swatchesFirst ? "" : undefined}>
			<PicturePanel shot={kitchens[family]} width={picture} ratio={picture === 80 ? 0.9 : 1.6} phoneRatio={16 / 10} />
			<Panel width={text} as="article" flavour={flavour} className={styles.text}>
				<strong>{name}</strong>
				<h2 id={family}>{heading}</h2>
				<Paragraphs texts={body} />
				<ul className={styles.more}>
					{actions.map(({ label, to }) => (
						<li key={label}>
							<Link to={to}>{label}</Link>
						</li>
					))}
				</ul>
			</Panel>
			{colours}
		</div>
	);
}
