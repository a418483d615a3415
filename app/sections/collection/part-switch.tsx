import { type CollectionPart, collectionParts } from "../../../facts/products/collection.ts";
import { Link } from "../../ui/link.tsx";
import { Panel } from "../../ui/wall.tsx";
import { partParameter } from "./chosen-part.ts";
import styles from "./collection.module.css";
import type { CollectionWords } from "./collection-words.ts";

type PartSwitchProps = { words: CollectionWords; part: CollectionPart | undefined; path: string };

/** What somebody may be looking for, as a stack of drawers: the one that is chosen stands out. */
export function PartSwitch({ words, part, path }: PartSwitchProps) {
	return (
		<Panel width={100} flavour="night" className={styles.switch}>
			<nav aria-label={words.filter.label}>
				<h2 className={styles.question}>{words.filter.label}</h2>
				<ul>
					<li>
						<Link to={path} stay="push" current={part === undefined} className={styles.drawer}>
							{words.filter.all}
						</Link>
					</li>
					{collectionParts.map((one) => (
						<li key={one}>
							<Link to={`${path}?${partParameter}=${one}`} stay="push" current={one === part} className={styles.drawer}>
								{words.parts[one].name}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</Panel>
	);
}
