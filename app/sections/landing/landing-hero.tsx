import type { ReactNode } from "react";
import { Wall } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

/** The first screen of a page about something we sell, for long headings beside a picture. */
export function LandingHero({ children }: { children: ReactNode }) {
	return <Wall className={styles.hero}>{children}</Wall>;
}
