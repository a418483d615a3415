import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import type { Worktop } from "../../../facts/products/worktops.ts";
import { Front } from "../../ui/front/front.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { Tap } from "../hero/tap.tsx";
import styles from "./drawn-kitchen.module.css";
import { Prop, type PropName } from "./prop.tsx";

/** `colour` replaces the material's own, for Painted. */
type PaintedLook = FrontLook & { colour?: string | undefined };

export type DrawnKitchenProps = PaintedLook & {
	worktop: Worktop;
	/** The colour of the plaster. */
	wallTone: Flavour;
	/** The fronts of a tall cabinet at the end of the run. */
	tall?: PaintedLook;
	prop: PropName;
};

/** A small kitchen in elevation: drawers, two doors, an optional tall cabinet, and an unexpected object. */
export function DrawnKitchen(props: DrawnKitchenProps) {
	const { design, material, colour, worktop, wallTone, tall, prop } = props;
	const front = { design, material, colour, scaled: true } as const;
	return (
		<div
			className={styles.scene}
			data-tall={tall ? "" : undefined}
			style={{ "--wall": `var(--${wallTone})` }}
			aria-hidden="true"
		>
			<div className={styles.floor} />
			<Prop name={prop} className={styles.prop} />
			<Tap className={styles.tap} />
			<Slab worktop={worktop} edge className={styles.worktop} />
			<div className={styles.base}>
				<Front {...front} width={80} className={styles.drawer} />
				<Front {...front} width={80} className={styles.drawer} />
				<Front {...front} width={80} className={styles.deepDrawer} />
				<Front {...front} width={60} className={styles.door} />
				<Front {...front} width={60} className={styles.lastDoor} hinge="right" />
			</div>
			{tall && (
				<div className={styles.tall}>
					<Front {...tall} scaled width={60} hinge="right" />
					<Front {...tall} scaled width={60} hinge="right" />
				</div>
			)}
		</div>
	);
}
