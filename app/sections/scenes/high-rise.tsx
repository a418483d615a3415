import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./scenes.module.css";

const towers: readonly { flavour: Flavour; design: FrontDesign; floors: number; width: 40 | 60 | 80 }[] = [
	{ flavour: "butter", design: "catch", floors: 8, width: 80 },
	{ flavour: "roquefort", design: "pull", floors: 5, width: 60 },
	{ flavour: "elephant", design: "barre", floors: 4, width: 40 },
	{ flavour: "mint", design: "flush", floors: 6, width: 60 },
];

/** Rotterdam: drawers stacked into towers, and a crane that brings one more. */
export function HighRise() {
	return (
		<div className={`${styles.scene} ${styles.skyline}`} aria-hidden="true">
			{towers.map(({ flavour, design, floors, width }) => (
				<div key={flavour} className={styles.tower} style={{ "--share": width, "--floors": floors }}>
					{Array.from({ length: floors }, (_, floor) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: floors never change places
						<Front key={floor} design={design} material={flavour} width={width} />
					))}
				</div>
			))}
			<div className={styles.crane}>
				<svg viewBox="0 0 300 300" aria-hidden="true">
					<g fill="none" stroke="#1c1b20" strokeWidth="5">
						<path d="M262 300V22M246 300V22M246 22h16M246 62l16-40M246 102l16-40M246 142l16-40M246 182l16-40M246 222l16-40M246 262l16-40" />
						<path d="M24 30h268M24 42h222M254 4 24 30M254 4l38 26M254 4v20" />
						<path d="M96 42v36M56 92l40-14 40 14" strokeWidth="2.500" />
					</g>
					<path d="M272 30h22v20h-22z" fill="#1c1b20" />
				</svg>
				<Front design="own" material="tabasco" width={80} className={styles.lifted} />
			</div>
		</div>
	);
}
