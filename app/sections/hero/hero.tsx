import { brand } from "../../../content/brand.ts";
import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import { materialOf } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { columnSpans } from "../../ui/column-spans.ts";
import { Front } from "../../ui/front/front.tsx";
import { FrontLetter } from "../../ui/letters/front-letter.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import styles from "./hero.module.css";
import type { FittedFront, HeroKitchen } from "./kitchen.ts";
import shelf from "./shelf.svg";
import { Tap } from "./tap.tsx";

type HeroProps = {
	lead: string;
	kitchen: HeroKitchen;
	actions: readonly { label: string; to: string }[];
	/** Where each design's page is. */
	paths: Record<FrontDesign, string>;
	/** The word between a design and its material: Catch *in* Blueberry. */
	joint: string;
};

/** The slogan is the kitchen: an elevation whose fronts carry its letters. */
export function Hero({ lead, kitchen, actions, paths, joint }: HeroProps) {
	const drawn = (front: FittedFront, position: number) => (
		<HeroCabinet key={position} front={front} to={paths[front.design]} joint={joint} />
	);
	return (
		<section className={styles.hero}>
			<h1 className="visually-hidden">{brand}</h1>
			<div className={styles.run} data-run="wall">
				{kitchen.wall.map((front, position) =>
					front === "shelf" ? (
						<img key="shelf" className={styles.shelf} style={columnSpans(kitchen.shelf)} src={shelf} alt="" />
					) : (
						drawn(front, position)
					),
				)}
			</div>
			<div className={styles.splash}>
				<Tap className={styles.phoneTap} />
			</div>
			<div className={styles.words}>
				<p className={styles.lead}>
					<Sentence text={lead} />
				</p>
				<Tap className={styles.tap} />
				<ActionList actions={actions} />
			</div>
			<div className={styles.worktop} />
			<div className={styles.run} data-run="base">
				{kitchen.base.map(drawn)}
			</div>
			<div className={styles.plinth} />
		</section>
	);
}

function HeroCabinet({ front, to, joint }: { front: FittedFront; to: string; joint: string }) {
	const { letter, fit, design, material, width, hinge = "left" } = front;
	return (
		<div className={styles.cabinet} style={columnSpans(front)}>
			<Front
				design={design}
				material={material}
				width={width}
				scaled
				hinge={hinge}
				className={styles.front}
				inside={
					<Link to={to} className={width === 40 ? styles.tallLabel : styles.label}>
						<b>{frontNames[design]}</b> {joint} {materialOf(material).name}
					</Link>
				}
			>
				{letter && fit && <FrontLetter letter={letter} {...fit} />}
			</Front>
		</div>
	);
}
