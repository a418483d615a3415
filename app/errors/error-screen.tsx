import type { ReactNode } from "react";
import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Flavour } from "../../facts/products/materials.ts";
import { Front } from "../ui/front/front.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./error-screen.module.css";

type ErrorScreenProps = {
	flavour: Flavour;
	cabinet: { design: FrontDesign; material: Flavour };
	/** What lies in the cabinet that stands open. */
	inside: ReactNode;
	children: ReactNode;
};

/** A screen for when there is nothing to show: a run of cabinets, one of them open, and what to do now. */
export function ErrorScreen({ flavour, cabinet, inside, children }: ErrorScreenProps) {
	return (
		<div className={styles.screen}>
			<Wall>
				<Panel width={140} flavour={flavour} className={styles.words}>
					{children}
				</Panel>
				<Panel width={40} half className={styles.cabinet}>
					<Front {...cabinet} width={40} open inside={<span className={styles.inside}>{inside}</span>} />
				</Panel>
				<Panel width={60} half className={styles.cabinet}>
					<Front {...cabinet} width={60} hinge="right" />
				</Panel>
			</Wall>
		</div>
	);
}

/** A plain link: it works however much is broken. */
export function WayOut({ to, children }: { to: string; children: ReactNode }) {
	return (
		<a className={styles.way} href={to}>
			{children}
		</a>
	);
}
