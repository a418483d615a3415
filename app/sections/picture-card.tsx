import type { ComponentProps, ReactNode } from "react";
import { Shot } from "../ui/picture/shot.tsx";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import { Panel } from "../ui/wall.tsx";
import styles from "./picture-card.module.css";

type PictureCardProps = Pick<ComponentProps<typeof Panel>, "width" | "half" | "flavour" | "as"> & {
	shot: ShownShot;
	/** Width divided by height of the picture. */
	ratio: number;
	/** An anchor on the picture. */
	id?: string;
	/** A link in its heading is a link of the whole card. */
	children: ReactNode;
};

/** A panel with a picture above its words. */
export function PictureCard({ shot, ratio, id, children, ...panel }: PictureCardProps) {
	const desktop = { width: `${Math.ceil((panel.width / 240) * 100)}vw`, ratio };
	const phone = panel.half ? { width: "50vw", ratio: 1 } : { width: "100vw", ratio: 4 / 3 };
	return (
		<Panel {...panel} className={panel.half ? styles.card : `${styles.card} ${styles.beside}`}>
			<div id={id} className={styles.picture}>
				<Shot shot={shot} phone={phone} desktop={desktop} />
			</div>
			<div className={styles.words}>{children}</div>
		</Panel>
	);
}
