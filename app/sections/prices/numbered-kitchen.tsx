import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { Prop } from "../drawn-kitchen/prop.tsx";
import { Tap } from "../hero/tap.tsx";
import styles from "./numbered-kitchen.module.css";

/** The numbers of the fronts on each of six cabinets: three on those with drawers, one on the others. */
const cabinets = [[1, 2, 3], [4], [5, 6, 7], [8], [9], [10]];

type NumberedKitchenProps = Pick<Words<"prices">, "opening" | "counting"> & { children: ReactNode };

/** Explains the price: a kitchen as wide as the page with its fronts counted, and a text below it. */
export function NumberedKitchen({ opening, counting, children }: NumberedKitchenProps) {
	const [first = "", ...others] = opening.body;
	return (
		<section>
			<Wall>
				<Panel width={240} bare className={styles.panel}>
					<h2>{opening.heading}</h2>
					<div className={`screen-only ${styles.kitchen}`} aria-hidden="true">
						<Tap className={styles.tap} />
						<Prop name="plant" className={styles.plant} />
						<Slab worktop="marble-composite" edge className={styles.worktop} />
						{cabinets.map((numbers) => (
							<div key={numbers[0]} className={styles.cabinet}>
								{numbers.map((number) => (
									<Front key={number} design={numbers.length > 1 ? "pull" : "own"} material="blueberry" scaled>
										<span className={styles.number}>{number}</span>
									</Front>
								))}
							</div>
						))}
					</div>
				</Panel>
				<Panel width={240} className={styles.text}>
					<Lead text={first} />
					<div>
						<Paragraphs texts={counting.texts} />
						{children}
						<Disclosure summary={counting.more}>
							<Paragraphs texts={others} />
						</Disclosure>
					</div>
				</Panel>
			</Wall>
		</section>
	);
}
