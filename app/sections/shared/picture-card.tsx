import type { ComponentProps, ReactNode } from "react";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Panel } from "../../ui/wall.tsx";
import styles from "./picture-card.module.css";

type PictureCardProps = Pick<ComponentProps<typeof Panel>, "width" | "half" | "flavour" | "as"> & {
	shot: ShownPicture;
	/** Width divided by height of the picture. */
	ratio: number;
	/** On phones: the picture beside the words, not above them. */
	beside?: boolean;
	/** An anchor on the picture. */
	id?: string;
	/** In the picture's corner. */
	corner?: ReactNode;
	/** A link in its heading is a link of the whole card. */
	children: ReactNode;
};

/** A panel with a picture above its words, or beside them where it is wide. */
export function PictureCard({ shot, ratio, beside = false, id, corner, children, ...panel }: PictureCardProps) {
	// Wide cards show it on half their width.
	const desktop = { width: `${Math.ceil((Math.min(panel.width, 100) / 240) * 100)}vw`, ratio };
	const phone =
		beside || panel.half ? { width: "50vw", ratio: beside ? 1 : Math.max(1, ratio) } : { width: "88vw", ratio: 4 / 3 };
	return (
		<Panel {...panel} className={beside ? `${styles.card} ${styles.beside}` : styles.card}>
			<div className={styles.inside}>
				<div id={id} className={styles.picture}>
					<Shot shot={shot} phone={phone} desktop={desktop} fill className={styles.shot} />
					{corner}
				</div>
				<div className={styles.words}>{children}</div>
			</div>
		</Panel>
	);
}
