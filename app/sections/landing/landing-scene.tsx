import type { ReactNode } from "react";
import { Panel } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

/** A drawn kitchen from edge to edge. */
export function LandingScene({ width, children }: { width: 100 | 120 | 140; children: ReactNode }) {
	return (
		<Panel width={width} className={styles.scene}>
			{children}
		</Panel>
	);
}
