import type { ReactNode } from "react";
import { Panel, Wall } from "../../app/ui/wall.tsx";
import type { Flavour } from "../../facts/products/materials.ts";
import styles from "./ui.module.css";

/** One entry of the examples page: what the part is called, when to take it, how it is written, and how it looks. */
export type ExampleEntry = {
	/** Its anchor on the page. */
	id: string;
	name: string;
	/** One sentence. */
	use: string;
	/** The shortest way to write it. */
	code: string;
	flavour: Flavour;
	/** Panels that fill whole rows of 240. */
	Show: () => ReactNode;
};

export function Example({ id, name, use, code, flavour, Show }: ExampleEntry) {
	return (
		<section id={id}>
			<Wall>
				<Panel width={240} flavour={flavour} className={styles.head}>
					<h2 className={styles.name}>{name}</h2>
					<div className={styles.use}>
						<p>{use}</p>
						<code className={styles.code}>{code}</code>
					</div>
				</Panel>
				<Show />
			</Wall>
		</section>
	);
}
