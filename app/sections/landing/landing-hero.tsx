import type { ReactNode } from "react";
import { Wall } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

/** The first screen of a landing page, for long headings. */
export function LandingHero({ children }: { children: ReactNode }) {
	return (
		<section>
			<Wall className={styles.hero}>{children}</Wall>
		</section>
	);
}
