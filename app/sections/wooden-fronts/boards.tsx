import { type MaterialKey, materialOf } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { materialParameter } from "../front-page/chosen-material.ts";
import styles from "./wooden-fronts.module.css";

type BoardsProps = {
	content: {
		heading: string;
		lead: string;
		actions: readonly { label: string; to: string }[];
		woods: Record<(typeof boards)[number]["material"], { tone: string; text: string }>;
	};
	/** Of the design that shows a wood best. */
	path: string;
};

const boards = [
	{ material: "oak-natural", design: "flush" },
	{ material: "warm-oak", design: "pull" },
	{ material: "walnut", design: "flush" },
] as const satisfies readonly { material: MaterialKey; design: "flush" | "pull" }[];

/** The heading along the top, and beneath it three boards as wide as a cabinet. */
export function Boards({ content, path }: BoardsProps) {
	return (
		<section>
			<Wall>
				<Panel width={140} flavour="accent" className={styles.title}>
					<h1>{content.heading}</h1>
				</Panel>
				<Panel width={100} flavour="butter" className={styles.lead}>
					<p>
						<Sentence text={content.lead} />
					</p>
					<ActionList actions={content.actions} />
				</Panel>
				{boards.map(({ material, design }) => (
					<Panel key={material} width={80} className={styles.board} as="article">
						<Front design={design} material={material} width={80} className={styles.boardFront}>
							<Link to={`${path}?${materialParameter}=${material}`} className={styles.boardLink}>
								<h2>{materialOf(material).name}</h2>
							</Link>
						</Front>
						<div className={styles.boardText}>
							<p className={styles.tone}>{content.woods[material].tone}</p>
							<p>{content.woods[material].text}</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
