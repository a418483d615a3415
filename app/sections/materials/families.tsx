import type { ReactNode } from "react";
import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import { type Family, type Flavour, materialOf } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./materials.module.css";
import type { Pair } from "./pair.ts";
import { Swatches } from "./swatches.tsx";

export type MaterialsWords = Localised<Content<"materials">>;

type FamiliesProps = { words: MaterialsWords; pair: Pair };

type Look = { text: 60 | 80 | 100; swatches: 60 | 140 | 160; flavour: Flavour; swatchesFirst?: boolean };

/** A row is 240; the two families of one colour share theirs. */
const looks: Record<Family, Look> = {
	fenix: { text: 80, swatches: 160, flavour: "oat" },
	melatop: { text: 80, swatches: 160, flavour: "frosting", swatchesFirst: true },
	wood: { text: 100, swatches: 140, flavour: "honey" },
	painted: { text: 100, swatches: 140, flavour: "sage", swatchesFirst: true },
	"raw-mdf": { text: 60, swatches: 60, flavour: "oat" },
	multiplex: { text: 60, swatches: 60, flavour: "butter" },
};

/** Paint can be any colour; these stand beside the one swatch of Painted. */
const paints = ["#5f7152", "#2f4a4d", "#b5654a", "#d9c08a"];

/** Every family: what it is, its colours to choose from, and where to go on. The pair stays in sight below. */
export function Families({ words, pair }: FamiliesProps) {
	const [last, before] = pair;
	const family = (key: Family) => <FamilyPanels key={key} family={key} words={words} pair={pair} />;
	return (
		<div className={styles.families}>
			<Wall>
				{family("fenix")}
				{family("melatop")}
				{family("wood")}
				{family("painted")}
				{family("raw-mdf")}
				{family("multiplex")}
			</Wall>
			<p className={styles.tray}>
				<span className={styles.sample} style={{ "--face": materialOf(last).colour }} data-material={last} />
				<span className={styles.sampleName}>{materialOf(last).name}</span>
				<span className={styles.sample} style={{ "--face": materialOf(before).colour }} data-material={before} />
				<span className={styles.sampleName}>{materialOf(before).name}</span>
				<a href="#compare">{words.compare.enlarge}</a>
			</p>
		</div>
	);
}

function FamilyPanels({ family, words, pair }: FamiliesProps & { family: Family }) {
	const { text, swatches, flavour, swatchesFirst = false } = looks[family];
	const { name, heading, body, actions } = words.families[family];
	const colours: ReactNode = (
		<Panel key="colours" width={swatches} className={styles.colours}>
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
		<div
			className={styles.family}
			data-half={swatches === 60 ? "" : undefined}
			data-turned={swatchesFirst ? "" : undefined}
		>
			<Panel key="text" width={text} as="article" flavour={flavour} className={styles.text}>
				<p className={styles.familyName}>{name}</p>
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
