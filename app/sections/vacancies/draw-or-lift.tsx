import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Pallet } from "../scenes/pallet.tsx";
import styles from "./vacancies.module.css";

type DrawOrLiftProps = {
	words: {
		heading: string;
		lead: string;
		opening: { heading: string; body: readonly string[] };
		actions: readonly { label: string; to: string }[];
	};
};

/** The first screen of the jobs page: the two kinds of work that there are, side by side. */
export function DrawOrLift({ words }: DrawOrLiftProps) {
	return (
		<section>
			<Wall>
				<Panel width={120} flavour="accent" className={styles.title}>
					<h1>{words.heading}</h1>
					<p className={styles.lead}>
						<Sentence text={words.lead} />
					</p>
					<ActionList actions={words.actions} />
				</Panel>
				<Panel width={60} half className={styles.scene}>
					<Front design="flush" material="blueberry" width={60}>
						<Blueprint />
					</Front>
				</Panel>
				<Panel width={60} half className={styles.scene}>
					<Pallet />
				</Panel>
				<Panel width={240} className={styles.kinds}>
					<h2>{words.opening.heading}</h2>
					<div>
						{words.opening.body.map((paragraph) => (
							<p key={paragraph} className={styles.lead}>
								<Sentence text={paragraph} />
							</p>
						))}
					</div>
				</Panel>
			</Wall>
		</section>
	);
}

/** A kitchen as a blueprint. */
function Blueprint() {
	return (
		<svg className={styles.blueprint} viewBox="0 0 120 150" aria-hidden="true">
			<g fill="none" stroke="#efe7d8" strokeWidth="1">
				<path d="M10 80h100v46H10zM10 130h100M43 80v46M77 80v46M10 95h33M10 110h33M8 76h104v4H8z" />
				<path d="M10 22h33v32H10zM43 22h34v32H43zM77 22h33v32H77zM60 76V64a5 5 0 0 1 10 0v3" />
				<path d="M10 138h100M10 135v6M43 135v6M77 135v6M110 135v6" strokeWidth=".7" />
			</g>
			<path d="M77 80h33v46H77z" fill="#d8452b" stroke="#efe7d8" />
			<path d="M88 86h11" stroke="#efe7d8" strokeWidth="3" strokeLinecap="round" />
			<path d="M66 118 100 72l5 4-34 46-7 3z" fill="#e2a02f" stroke="#1c1b20" strokeWidth=".8" />
		</svg>
	);
}
