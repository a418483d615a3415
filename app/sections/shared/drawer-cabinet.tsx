import type { ReactNode } from "react";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./drawer-cabinet.module.css";

type DrawerCabinetProps = {
	/** Two, beside the drawers. */
	pictures: readonly ShownShot[];
	/** Drawers, from top to bottom. */
	children: ReactNode;
};

/** A cabinet of drawers, with pictures beside it that stay in sight while the drawers pass. */
export function DrawerCabinet({ pictures, children }: DrawerCabinetProps) {
	return (
		<Wall>
			<Panel width={80} flavour="accent" className={styles.pictures}>
				{pictures.map((shot) => (
					<Shot
						key={shot.alt}
						shot={shot}
						phone={{ width: "50vw", ratio: 0.8 }}
						desktop={{ width: "33vw", ratio: 0.72 }}
					/>
				))}
			</Panel>
			<div className={styles.drawers}>{children}</div>
		</Wall>
	);
}
