import type { ReactNode } from "react";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { hasLightInk, type MaterialKey, materialOf } from "../../../facts/products/materials.ts";
import styles from "./front.module.css";

export type FrontProps = {
	design: FrontDesign;
	material: MaterialKey;
	/** Real width in centimetres: grips and bars are drawn to that scale. */
	width?: number;
	/** The wall around it sets --unit, the width of one centimetre: cheaper than measuring each of many fronts. */
	scaled?: boolean;
	/** A colour instead of the material's own, for Painted. */
	colour?: string | undefined;
	hinge?: "left" | "right";
	/** Where a hand reaches it: `middle` for what has no hinge beside it. */
	grip?: "corner" | "middle";
	/** Content behind the front. With it, the front opens on hover, focus and tap. */
	inside?: ReactNode;
	/** For links: opens only so far that its text can still be read. */
	ajar?: boolean;
	/** Drawn open. */
	open?: boolean;
	/** The content on the front. */
	children?: ReactNode;
	/** Renders only phrasing content, for use in a label or a line of text. */
	inline?: boolean;
	className?: string | undefined;
};

/** One front in any design and material. It fills the space it is given; every front of the site is drawn here. */
export function Front(props: FrontProps) {
	const {
		design,
		material,
		width = 60,
		scaled = false,
		colour,
		hinge = "left",
		grip = "corner",
		inside,
		ajar = false,
		open = false,
		children,
		inline = false,
		className,
	} = props;
	const Element = inline ? "span" : "div";
	const opens = inside && !open && !ajar;
	const { family, colour: own, ink } = materialOf(material);
	return (
		<Element
			className={className ? `${styles.front} ${className}` : styles.front}
			style={{ "--face": colour ?? own, "--face-ink": ink, "--wide": width }}
			data-design={design}
			data-family={family}
			data-material={family === "wood" ? material : undefined}
			data-ink={hasLightInk(material) ? "light" : undefined}
			data-hinge={hinge}
			data-grip={grip === "corner" ? undefined : grip}
			data-scaled={scaled ? "" : undefined}
			data-open={open ? "" : undefined}
			data-ajar={ajar ? "" : undefined}
			data-opens={opens ? "" : undefined}
			// A tap gives focus, and focus opens: that works on touch screens before any script.
			tabIndex={opens ? -1 : undefined}
		>
			{inside && <div className={styles.inside}>{inside}</div>}
			<Element className={styles.face}>
				<span className={styles.grip} aria-hidden="true" />
				{children}
			</Element>
		</Element>
	);
}
