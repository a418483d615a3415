import type { ReactNode } from "react";
import { Wall } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

/**
 * The first screen of a page about something we sell: a picture, and a title with a long heading beside or below it.
 * The picture stands first in the document too: arriving after the title, it would push it down.
 */
export function LandingHero({ children }: { children: ReactNode }) {
	return <Wall className={styles.hero}>{children}</Wall>;
}
