import type { PageHead } from "../../app/page-data/page-head.ts";
import { WallStack } from "../../app/sections/shared/wall-stack.tsx";
import { Link } from "../../app/ui/link.tsx";
import { Panel, Wall } from "../../app/ui/wall.tsx";
import { Example } from "./example.tsx";
import { examples } from "./examples.ts";
import styles from "./ui.module.css";

/** It is no page of the table, so it has no key. */
const head: Omit<PageHead, "key"> = {
	flavour: "tabasco",
	title: "Every part of the site",
	description: "The parts that pages are made of, in all their states.",
	paths: { nl: "/ui", en: "/ui" },
	indexed: false,
};

export const loader = () => ({ head });

/** The examples page, for development and tests only: every part, when to take it, how it is written. */
export default function Ui() {
	return (
		<div lang="en">
			<WallStack>
				<Wall>
					<Panel width={140} flavour="accent" className={styles.opening}>
						<h1>Every part on one wall</h1>
						<p className={styles.lead}>
							Pages arrange sections, sections arrange these parts. Find the part here first; make a new one only when
							none will do.
						</p>
					</Panel>
					<Panel width={100}>
						<nav aria-label="Parts">
							<ul className={styles.index}>
								{examples.map(({ id, name }) => (
									<li key={id}>
										<Link to={`/ui#${id}`}>{name}</Link>
									</li>
								))}
							</ul>
						</nav>
					</Panel>
				</Wall>
				{examples.map((example) => (
					<Example key={example.id} {...example} />
				))}
			</WallStack>
		</div>
	);
}
