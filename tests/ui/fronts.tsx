import { useSearchParams } from "react-router";
import { DrawnKitchen } from "../../app/sections/drawn-kitchen/drawn-kitchen.tsx";
import { Swatch } from "../../app/sections/front-page/swatch.tsx";
import { Front } from "../../app/ui/front/front.tsx";
import { fitFront } from "../../app/ui/letters/fit-front.ts";
import { FrontLetter } from "../../app/ui/letters/front-letter.tsx";
import { Link } from "../../app/ui/link.tsx";
import { Panel } from "../../app/ui/wall.tsx";
import { frontDesigns, frontNames } from "../../facts/products/fronts.ts";
import { isMaterialKey, materialKeys, materialOf } from "../../facts/products/materials.ts";
import { drawnKitchens, kitchenName } from "./kitchens.ts";
import { letters, runs } from "./runs.ts";
import styles from "./ui.module.css";

/** Phones show a row for each material, wide screens a column; the names come once either way. */
export function EveryFront() {
	return (
		<Panel width={240} className={styles.bare}>
			<div className={styles.matrix}>
				<ul className={styles.designs}>
					{frontDesigns.map((design) => (
						<li key={design} className={styles.designName}>
							{frontNames[design]}
						</li>
					))}
				</ul>
				<ul className={styles.materials}>
					{materialKeys.map((material) => (
						<li key={material} className={styles.materialRow}>
							<span className={styles.materialName}>{materialOf(material).name}</span>
							{frontDesigns.map((design) => (
								<Front key={design} design={design} material={material} width={40} />
							))}
						</li>
					))}
				</ul>
			</div>
		</Panel>
	);
}

export function FrontWidths() {
	return (
		<Panel width={240} className={styles.runFrame}>
			<div className={styles.run} data-run="widths">
				{runs.map(({ design, material, width }) => (
					<Front key={`${design} ${width}`} design={design} material={material} width={width}>
						<p className={styles.measure}>{width} cm</p>
					</Front>
				))}
			</div>
		</Panel>
	);
}

export function OpeningFronts() {
	return (
		<>
			<Panel width={80} className={styles.bare}>
				<Front
					design="catch"
					material="tabasco"
					className={styles.opens}
					inside={<p className={styles.inside}>Plywood, and a line of text</p>}
				>
					<p className={styles.onFront}>Hover or tap me</p>
				</Front>
			</Panel>
			<Panel width={80} className={styles.bare}>
				<Front
					design="framed"
					material="sage"
					className={styles.opens}
					inside={
						<p className={styles.inside}>
							<Link to="/ui#opening">A link for the keyboard</Link>
						</p>
					}
				>
					<p className={styles.onFront}>Or tab to what is behind me</p>
				</Front>
			</Panel>
			<Panel width={80} className={styles.bare}>
				<Front
					design="own"
					material="walnut"
					hinge="right"
					className={styles.opens}
					inside={<p className={styles.inside}>Hinged on the right</p>}
				>
					<p className={styles.onFront}>The other way round</p>
				</Front>
			</Panel>
		</>
	);
}

export function Letters() {
	return (
		<Panel width={240} className={styles.runFrame}>
			<p className="visually-hidden">More flavour</p>
			<div className={styles.run} data-run="letters">
				{letters.map(({ letter, design, material, width }) => (
					<div key={material} className={styles.cabinet} style={{ "--span": width / 20, "--slim-span": width / 20 }}>
						<Front design={design} material={material} width={width}>
							<FrontLetter letter={letter} {...fitFront(letter, width, width, design === "framed")} />
						</Front>
					</div>
				))}
			</div>
		</Panel>
	);
}

export function Swatches() {
	const [query] = useSearchParams();
	const asked = query.get("material") ?? "";
	const chosen = isMaterialKey(asked) ? asked : "honey";
	return (
		<Panel width={240}>
			<p className={styles.label}>One is current</p>
			<ul className={styles.swatches}>
				{(["tabasco", "honey", "mint", "blueberry", "oak-natural", "multiplex"] as const).map((material) => (
					<li key={material}>
						<Swatch material={material} set={{ material }} current={material === chosen} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

export function Kitchens() {
	return drawnKitchens.slice(-3).map((kitchen) => (
		<Panel key={kitchen.prop} width={80} className={styles.bare}>
			<figure>
				<DrawnKitchen {...kitchen} />
				<figcaption className={styles.caption}>{kitchenName(kitchen)}</figcaption>
			</figure>
		</Panel>
	));
}
