import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./front-card.module.css";

type FrontCardProps = {
	design: FrontDesign;
	material: MaterialKey;
	to: string;
	short: string;
	width?: 40 | 60 | 80;
	/** The address of a picture of what is behind it. */
	inside?: string;
};

/** A front that links to its page, with its name and a short description. */
export function FrontCard({ design, material, to, short, width = 60, inside }: FrontCardProps) {
	return (
		<Front
			design={design}
			material={material}
			width={width}
			ajar
			inside={inside && <div className={styles.inside} style={{ "--picture": `url(${inside})` }} />}
			className={styles.card}
		>
			<Link to={to} className={styles.link}>
				<span className={styles.name}>{frontNames[design]}</span>
				<span className={styles.short}>{short}</span>
			</Link>
		</Front>
	);
}
