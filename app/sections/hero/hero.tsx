import { brand } from "../../../content/brand.ts";
import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import { materialName } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { columnSpans } from "../../ui/column-spans.ts";
import { Front } from "../../ui/front/front.tsx";
import { FrontLetter } from "../../ui/letters/front-letter.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import styles from "./hero.module.css";
import type { FittedFront, HeroKitchen } from "./hero-kitchen.ts";
import shelf from "./shelf.svg";
import { Tap } from "./tap.tsx";
import { useDaylight } from "./use-daylight.ts";

type HeroProps = {
	lead: string;
	kitchen: HeroKitchen;
	actions: readonly Action[];
	/** Where each design's page is. */
	paths: Record<FrontDesign, string>;
	/** The word between a design and its material: Catch *in* Blueberry. */
	joint: string;
};

/** The slogan is the kitchen: an elevation whose fronts carry its letters. */
export function Hero({ lead, kitchen, actions, paths, joint }: HeroProps) {
	const { day, isEvening } = useDaylight();
	const drawn = (front: FittedFront, position: number) => (
		<HeroCabinet key={position} front={front} to={paths[front.design]} joint={joint} />
	);
	return (
		<section className={styles.hero} data-evening={isEvening ? "" : undefined}>
			<h1 className="visually-hidden">{brand}</h1>
			<div className={styles.run} data-run="wall">
				{withDailyInside(kitchen, day).map((front, position) =>
					front === "shelf" ? (
						<img key="shelf" className={styles.shelf} style={columnSpans(kitchen.shelf)} src={shelf} alt="" />
					) : (
						drawn(front, position)
					),
				)}
			</div>
			<div className={styles.splash}>
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

/** The last wall cabinet holds something else every day. */
function withDailyInside({ wall, dailyInsides }: HeroKitchen, day: number): HeroKitchen["wall"] {
	const last = wall.at(-1);
	const insideAddress = dailyInsides[day % (dailyInsides.length + 1)];
	return last && last !== "shelf" && insideAddress ? [...wall.slice(0, -1), { ...last, insideAddress }] : wall;
}

function HeroCabinet({ front, to, joint }: { front: FittedFront; to: string; joint: string }) {
	const locale = useLocale();
	const { letter, fit, design, material, width, hinge = "left", insideAddress } = front;
	return (
		<div
			className={styles.cabinet}
			data-letter={material === "tabasco" ? "oat" : undefined}
			style={{ ...columnSpans(front), "--picture": `url(${insideAddress})` }}
		>
			<Front
				design={design}
				material={material}
				width={width}
				scaled
				hinge={hinge}
				className={styles.front}
				inside={
					<Link to={to} className={styles.inside}>
						<span className={width === 40 ? styles.narrowLabel : styles.label}>
							<b>{frontNames[design]}</b>
							<span>{`${joint} ${materialName(material, locale)}`}</span>
						</span>
					</Link>
				}
			>
				{letter && fit && <FrontLetter letter={letter} {...fit} />}
			</Front>
		</div>
	);
}
