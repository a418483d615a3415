import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { type Worktop, worktops, worktopThicknessMm } from "../../../facts/products/worktops.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Panel } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import styles from "./worktops.module.css";

/** The front that each worktop lies on here. */
const fronts: Record<Worktop, { design: FrontDesign; material: MaterialKey }> = {
	"marble-composite": { design: "catch", material: "blueberry" },
	"stainless-steel": { design: "pull", material: "walnut" },
	marble: { design: "flush", material: "tabasco" },
	fenix: { design: "own", material: "mint" },
};

/** The thickest build stands for steel. */
const thickness: Record<Worktop, number> = {
	"marble-composite": worktopThicknessMm["marble-composite"].slab,
	"stainless-steel": worktopThicknessMm["stainless-steel"].set,
	marble: worktopThicknessMm.marble.slab,
	fenix: worktopThicknessMm.fenix.slab,
};

type QuartetProps = { label: string; path: string; names: Record<Worktop, { name: string }> };

/** Four worktops side by side, each a link to its section. */
export function Quartet({ label, path, names }: QuartetProps) {
	return (
		<Panel width={140} bare flavour="night" className="screen-only">
			<ul className={styles.quartet} aria-label={label}>
				{worktops.map((worktop) => (
					<li key={worktop} style={{ "--thick": thickness[worktop] }}>
						<Link to={`${path}#${worktop}`} className={styles.surfaceName}>
							{names[worktop].name}
						</Link>
						<Slab worktop={worktop} />
						<Slab worktop={worktop} edge />
						<Front {...fronts[worktop]} width={40} className={styles.frontTop} />
					</li>
				))}
			</ul>
		</Panel>
	);
}
