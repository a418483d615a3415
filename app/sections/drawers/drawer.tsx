import { memo, type ReactNode } from "react";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./drawer.module.css";

type DrawerFrontProps = FrontLook<Flavour> & {
	heading: string;
	/** Its place among the page's headings. */
	level?: 2 | 3;
	/** The id of the heading. */
	titleId?: string;
	/** Shown before the heading. */
	number?: number;
	/** A few words about what is in it. */
	note?: string | undefined;
};

type DrawerProps = DrawerFrontProps & {
	/** Whether it is open at first. */
	open?: boolean;
	/** An id on the content: browsers open the drawer when a link leads to it. */
	id?: string;
	children: ReactNode;
};

/** A front as wide as its wall that slides out to show what is in it. The browser's own element: it needs no script. */
export function Drawer({ open, id, children, ...front }: DrawerProps) {
	return (
		<details className={styles.drawer} open={open}>
			<DrawerFront {...front} />
			<div id={id} className={styles.inside}>
				{children}
			</div>
		</details>
	);
}

/** Memoised, since it does not change while somebody searches in the drawers. */
const DrawerFront = memo(function DrawerFront(props: DrawerFrontProps) {
	const { design, material, heading, level = 2, titleId, number, note } = props;
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<summary className={styles.front}>
			<Front design={design} material={material} width={160} inline />
			<Heading id={titleId} className={styles.label} style={{ "--face-ink": `var(--${material}-ink)` }}>
				{number && <span className={styles.number}>{number}</span>}
				<span className={styles.name}>{heading}</span>
				{/* Hidden from screen readers, since what is in the drawer says the same. */}
				{note && (
					<span className={styles.note} aria-hidden="true">
						{note}
					</span>
				)}
			</Heading>
		</summary>
	);
});
