import type { ReactNode } from "react";
import type { FrontDesign } from "../../facts/products/fronts.ts";
import type { Flavour } from "../../facts/products/materials.ts";
import { Front } from "./front/front.tsx";
import styles from "./open-cabinet.module.css";
import { addressOf, minPictureWidth, type PictureSource } from "./picture/variants.ts";
import { Panel } from "./wall.tsx";

type OpenCabinetProps = {
	design: FrontDesign;
	material: Flavour;
	/** The colour of the wall that it hangs on. */
	wallTone: Flavour;
	/** The content of the open cabinet: a picture, or a few characters. */
	inside: PictureSource | string;
	/** On the front beside it. */
	children?: ReactNode;
};

/** Two cabinets on a wall, one of them open. There is room above and below, so that nothing cuts the open front off. */
export function OpenCabinet({ design, material, wallTone, inside, children }: OpenCabinetProps) {
	return (
		<Panel width={100} flavour={wallTone} className={styles.wall}>
			<div className={styles.run}>
				<Front
					design={design}
					material={material}
					width={60}
					open
					inside={
						typeof inside === "string" ? (
							<span className={styles.characters} aria-hidden="true">
								{inside}
							</span>
						) : (
							<img className={styles.picture} src={addressOf(inside, "avif", minPictureWidth)} alt="" />
						)
					}
				/>
				<Front design={design} material={material} width={40} hinge="right">
					{children}
				</Front>
			</div>
		</Panel>
	);
}
