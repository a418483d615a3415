import { Front } from "../../ui/front/front.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./farrow-and-ball.module.css";
import { paint } from "./paint.ts";

const blades = [paint.moss, paint.olive, paint.straw, paint.clay, paint.rose, paint.sky, paint.ink];

/** A colour fan made of painted fronts. */
export function Fan({ caption }: { caption: string }) {
	return (
		<Panel width={100} flavour="frosting" className={styles.fanPanel}>
			<figure className={styles.figure}>
				<div className={styles.fan} aria-hidden="true">
					{blades.map((colour, position) => (
						<div key={colour} className={styles.blade} style={{ "--turn": position - (blades.length - 1) / 2 }}>
							<Front design="framed" material="painted" colour={colour} width={30} className={styles.bladeFront} />
						</div>
					))}
				</div>
				<figcaption>{caption}</figcaption>
			</figure>
		</Panel>
	);
}
