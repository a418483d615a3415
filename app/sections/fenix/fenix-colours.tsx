import { materialOf, materialsOf } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Panel } from "../../ui/wall.tsx";
import { materialParameter } from "../front-page/material-query.ts";
import styles from "./fenix.module.css";

/** Every Fenix colour as a front that links to it on a design's page. */
export function FenixColours({ label, path }: { label: string; path: string }) {
	return (
		<Panel width={240} bare flavour="night">
			<ul className={styles.colours} aria-label={label}>
				{materialsOf("fenix").map((key) => (
					<li key={key}>
						<Front design="flush" material={key} width={40} ajar>
							<Link to={`${path}?${materialParameter}=${key}`} className={styles.colourLink}>
								{materialOf(key).name}
							</Link>
						</Front>
					</li>
				))}
			</ul>
		</Panel>
	);
}
