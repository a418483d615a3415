import type { ReactNode } from "react";
import { Front } from "../../ui/front/front.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./drawer-cabinet.module.css";

type DrawerCabinetProps = {
	/** Pictures beside the drawers. */
	pictures: readonly ShownPicture[];
	/** Drawers, from top to bottom. */
	children: ReactNode;
};

/** A cabinet of drawers, with open cupboards and a closed one beside it. */
export function DrawerCabinet({ pictures, children }: DrawerCabinetProps) {
	return (
		<Wall>
			<Panel width={80} className={`screen-only ${styles.pictures}`}>
				{pictures.map((shot) => (
					<Shot
						key={shot.alt}
						shot={shot}
						phone={{ width: "50vw", ratio: 0.8 }}
						desktop={{ width: "33vw", ratio: 1 }}
						fill
						className={styles.picture}
					/>
				))}
				{/* A closed door, for as far as the drawers go on. */}
				<Front design="own" material="mint" width={80} />
			</Panel>
			<div className={styles.drawers}>{children}</div>
		</Wall>
	);
}
