import type { ReactNode } from "react";
import { type FrontLook, materialOf } from "../../../facts/products/materials.ts";
import type { Action } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { type Prose, Sentence } from "../../ui/sentence.tsx";
import styles from "./price-fronts.module.css";

export type PricedFront = FrontLook & {
	name: string;
	note?: Prose;
	amount: ReactNode;
	action?: Action;
	/** Marks the front with the sum of the others. */
	sum?: boolean;
};

/** Fronts with an amount on each, and what it is for. */
export function PriceFronts({ fronts }: { fronts: readonly PricedFront[] }) {
	return (
		<dl className={styles.fronts}>
			{fronts.map(({ name, note, amount, action, sum, design, material }) => (
				<div
					key={name}
					className={styles.front}
					style={{ "--face-ink": materialOf(material).ink }}
					data-design={design}
					data-sum={sum ? "" : undefined}
				>
					<dt className={styles.name}>
						<span className={`screen-only ${styles.board}`}>
							<Front design={design} material={material} inline />
						</span>
						{name}
					</dt>
					<dd className={styles.amount}>{amount}</dd>
					{note && (
						<dd className={styles.note}>
							<Sentence text={note} />
						</dd>
					)}
					{action && (
						<dd className={styles.note}>
							<Link to={action.to}>{action.label}</Link>
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
