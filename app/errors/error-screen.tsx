import type { ComponentProps, ReactNode } from "react";
import type { Flavour } from "../../facts/products/materials.ts";
import buttons from "../ui/button.module.css";
import { OpenCabinet } from "../ui/open-cabinet.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./error-screen.module.css";

type ErrorScreenProps = {
	flavour: Flavour;
	cabinet: ComponentProps<typeof OpenCabinet>;
	children: ReactNode;
};

/** A screen for when there is nothing to show: a run of cabinets, one of them open, and what to do now. */
export function ErrorScreen({ flavour, cabinet, children }: ErrorScreenProps) {
	return (
		<div className={styles.screen}>
			<Wall>
				<Panel width={140} flavour={flavour} className={styles.words}>
					{children}
				</Panel>
				<OpenCabinet {...cabinet} />
			</Wall>
		</div>
	);
}

/** A plain link: it works however much is broken. */
export function PlainLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<a className={buttons.main} href={to}>
			{children}
		</a>
	);
}
