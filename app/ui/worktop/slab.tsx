import type { ReactNode } from "react";
import type { Worktop } from "../../../facts/products/worktops.ts";
import styles from "./slab.module.css";

type SlabProps = {
	worktop: Worktop;
	/** Seen from the side, where light falls on the upper edge and grains are small. */
	edge?: boolean;
	/** Made of what may stand in a label or a line of text. */
	inline?: boolean;
	children?: ReactNode;
	className?: string | undefined;
};

/** A worktop from above or from the side. It fills the space it is given. */
export function Slab({ worktop, edge = false, inline = false, children, className }: SlabProps) {
	const Element = inline ? "span" : "div";
	return (
		<Element
			className={className ? `${styles.slab} ${className}` : styles.slab}
			data-worktop={worktop}
			data-edge={edge ? "" : undefined}
		>
			{children}
		</Element>
	);
}
