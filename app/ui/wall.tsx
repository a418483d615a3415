import type { ReactNode } from "react";
import type { Flavour } from "../../facts/products/materials.ts";
import { moduleCm } from "./column-spans.ts";
import styles from "./wall.module.css";

type WallProps = {
	children: ReactNode;
	/** A list where its panels are list items. */
	as?: "div" | "article" | "ul" | "ol";
	className?: string | undefined;
};

/** A run of panels edge to edge, with the dark reveal between them: 240 cm a row, or less on narrow screens. */
export function Wall({ children, as: Element = "div", className }: WallProps) {
	return <Element className={className ? `${styles.wall} ${className}` : styles.wall}>{children}</Element>;
}

const narrowColumns = 6;

type PanelProps = {
	children: ReactNode;
	/** In centimetres, as cabinets are. A row of the wall is 240. */
	width: 40 | 60 | 80 | 100 | 120 | 140 | 160 | 180 | 200 | 240;
	/** On narrow screens: half a row instead of a whole one. */
	half?: boolean | undefined;
	/** On wide screens: two rows high. */
	tall?: boolean | undefined;
	/** The first child stays at the top, the others are pushed to the bottom. */
	spread?: boolean | undefined;
	/** On wide screens: the heading on the left, and what follows from it on the right. */
	split?: boolean | undefined;
	/** Without padding: the content reaches its edges. */
	bare?: boolean | undefined;
	/** Its colour, or `accent` for that of the page; without one it is oat with night ink. */
	flavour?: Flavour | "accent" | undefined;
	as?: "div" | "section" | "article" | "li" | "aside";
	className?: string | undefined;
};

/** A block of content that stands on the wall as a front does. Panels are read in the order in which they stand. */
export function Panel(props: PanelProps) {
	const {
		children,
		width,
		half = false,
		tall = false,
		spread = false,
		split = false,
		bare = false,
		flavour,
		as: Element = "div",
		className,
	} = props;
	return (
		<Element
			className={className ? `${styles.panel} ${className}` : styles.panel}
			data-flavour={flavour}
			data-slim={width <= 60 ? "" : undefined}
			data-tall={tall ? "" : undefined}
			data-spread={spread ? "" : undefined}
			data-split={split ? "" : undefined}
			data-bare={bare ? "" : undefined}
			style={{ "--span": width / moduleCm, "--slim-span": half ? narrowColumns / 2 : narrowColumns }}
		>
			{children}
		</Element>
	);
}
