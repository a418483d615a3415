import type { ReactNode } from "react";
import { Wall } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

/** The first screen, for headings that name what was searched for and so are long. */
export function LandingHero({ children }: { children: ReactNode }) {
	return (
		<section>
			<Wall className={styles.hero}>{children}</Wall>
		</section>
	);
}
