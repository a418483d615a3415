import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Letterbox } from "../scenes/letterbox.tsx";
import styles from "./thanks.module.css";

type Action = { label: string; to: string };

type ThanksPanelsProps = {
	words: {
		heading: string;
		lead: string;
		opening: { heading: string; body: readonly string[] };
		next: { heading: string; steps: readonly { name: string; text: string; action: Action }[] };
		actions: readonly Action[];
	};
};

const looks: readonly { design: FrontDesign; material: MaterialKey }[] = [
	{ design: "framed", material: "blueberry" },
	{ design: "flush", material: "oak-natural" },
	{ design: "own", material: "cherry" },
];

export function ThanksPanels({ words }: ThanksPanelsProps) {
	const { opening, next } = words;
	return (
		<>
			<section>
				<Wall>
					<Panel width={140} flavour="accent" className={styles.title}>
						<h1>{words.heading}</h1>
						<p className={styles.lead}>
							<Sentence text={words.lead} />
						</p>
						<ActionList actions={words.actions} />
					</Panel>
					<Panel width={100} className={styles.post}>
						<Letterbox />
					</Panel>
					<Panel width={240} className={styles.text}>
						<h2>{opening.heading}</h2>
						<div className={styles.columns}>
							<Paragraphs texts={opening.body} />
						</div>
					</Panel>
				</Wall>
			</section>
			<section>
				<Wall>
					<Panel width={240} flavour="night">
						<h2>{next.heading}</h2>
					</Panel>
					{next.steps.map(({ name, text, action }, position) => (
						<Panel key={name} width={80} flavour="frosting" className={styles.step}>
							<Front {...(looks[position] ?? { design: "flush", material: "oat" })} width={80} className={styles.front}>
								<h3 className={styles.name}>{name}</h3>
							</Front>
							<div className={styles.stepText}>
								<p>
									<Sentence text={text} />
								</p>
								<ActionList actions={[action]} />
							</div>
						</Panel>
					))}
				</Wall>
			</section>
		</>
	);
}
