import { Front } from "../../ui/front/front.tsx";
import { Panel } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { Tap } from "../hero/tap.tsx";
import styles from "./before-after.module.css";

/** The boring fronts of the 'before' half. */
const old = { design: "own", material: "painted", colour: "#ddd2b9", scaled: true } as const;

/** One kitchen, half with old fronts and half with new ones. */
export function BeforeAfter({ words }: { words: { before: string; after: string } }) {
	return (
		<Panel width={140} className={styles.panel}>
			<div className={styles.scene}>
				<div className={styles.row}>
					<Front {...old} width={40} />
					<Front {...old} width={60} />
					<Front {...old} width={40} />
					<Front design="framed" material="blueberry" width={60} scaled />
					<Front design="barre" material="tabasco" width={80} scaled />
				</div>
				<div className={styles.splash}>
					<p className={styles.word}>{words.before}</p>
					<Tap className={styles.tap} />
					<p className={styles.word}>{words.after}</p>
				</div>
				<Slab worktop="marble" edge className={styles.worktop} />
				<div className={styles.row} data-base="">
					<Front {...old} width={40} />
					<Front {...old} width={60} />
					<Front {...old} width={40} />
					<Front design="catch" material="mint" width={60} scaled />
					<div className={styles.drawers}>
						<Front design="pull" material="lychee" width={80} scaled />
						<Front design="pull" material="lychee" width={80} scaled />
					</div>
				</div>
			</div>
		</Panel>
	);
}
