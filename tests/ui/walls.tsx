import { BrokenScreen } from "../../app/errors/broken-screen.tsx";
import { NotFoundScreen } from "../../app/errors/not-found-screen.tsx";
import { Panel } from "../../app/ui/wall.tsx";
import styles from "./ui.module.css";

export function WallAndPanels() {
	return (
		<>
			{([40, 60] as const).map((width) => (
				<Panel key={width} width={width} half className={styles.specimen}>
					<p className={styles.label}>{width}</p>
					<p className={styles.small}>half: two in a row on narrow screens</p>
				</Panel>
			))}
			<Panel width={140} className={styles.specimen}>
				<p className={styles.label}>140</p>
				<p className={styles.small}>without a flavour: oat with night ink</p>
			</Panel>
			<Panel width={80} flavour="accent" className={styles.specimen}>
				<p className={styles.label}>80</p>
				<p className={styles.small}>accent: the flavour of the page</p>
			</Panel>
			<Panel width={160} flavour="cacao" className={styles.specimen}>
				<p className={styles.label}>160</p>
				<p className={styles.small}>a flavour of its own, with the ink that goes with it</p>
			</Panel>
		</>
	);
}

/**
 * Pictures of the screens: each brings the h1 of a whole page and links that lead away, so nothing in them takes
 * part in this one.
 */
export function ErrorScreens() {
	return (
		<>
			<Panel width={120} className={styles.bare}>
				<figure className={styles.screen}>
					<div inert>
						<NotFoundScreen locale="nl" path="/nope" />
					</div>
					<figcaption className={styles.caption}>NotFoundScreen, Dutch followed by English</figcaption>
				</figure>
			</Panel>
			<Panel width={120} className={styles.bare}>
				<figure className={styles.screen}>
					<div inert>
						<BrokenScreen locale="en" path="/ui" />
					</div>
					<figcaption className={styles.caption}>BrokenScreen</figcaption>
				</figure>
			</Panel>
		</>
	);
}
