import { type FrontDesign, frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel } from "../../ui/wall.tsx";
import styles from "./front-run.module.css";

type FrontRunProps = {
	paths: Record<FrontDesign, string>;
	shorts: Record<FrontDesign, string>;
	pictures: Record<FrontDesign, ShownShot>;
};

/** A point on the worktop's edge in each picture, in percent: they all come to lie on one line. */
const worktopEdges: Record<FrontDesign, { x: number; y: number }> = {
	own: { x: 57, y: 55.5 },
	catch: { x: 72, y: 60 },
	flush: { x: 50, y: 56 },
	pull: { x: 30, y: 54.5 },
	framed: { x: 50, y: 57 },
	barre: { x: 52, y: 57 },
};

/** The six designs from close by, as one run of cabinets below one worktop; each is a link to its page. */
export function FrontRun({ paths, shorts, pictures }: FrontRunProps) {
	return (
		<Panel width={240} bare>
			<ul className={styles.run}>
				{frontDesigns.map((design) => {
					const { x, y } = worktopEdges[design];
					return (
						<li key={design}>
							<Link to={paths[design]} className={styles.design}>
								<div className={styles.close} style={{ "--x": x, "--y": y }}>
									<Picture
										source={pictures[design].source}
										alt={pictures[design].alt}
										sizes="(min-width: 64rem) 50vw, 149vw"
										flavour="oat"
									/>
								</div>
								<h3>{frontNames[design]}</h3>
								<p>{shorts[design]}</p>
							</Link>
						</li>
					);
				})}
			</ul>
		</Panel>
	);
}
