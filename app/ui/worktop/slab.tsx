import type { ReactNode } from "react";
import type { Worktop } from "../../../facts/worktops.ts";
import styles from "./slab.module.css";

type SlabProps = {
	worktop: Worktop;
	/** Seen from the side, where light falls on the upper edge and grains are small. */
	edge?: boolean;
	children?: ReactNode;
	className?: string | undefined;
};

/** A worktop from above or from the side. It fills the space it is given. */
export function Slab({ worktop, edge = false, children, className }: SlabProps) {
	return (
		<div
			className={className ? `${styles.slab} ${className}` : styles.slab}
			data-worktop={worktop}
			data-edge={edge ? "" : undefined}
		>
			{children}
		</div>
	);
}
