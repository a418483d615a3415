import type { Words } from "../../../content/words.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import styles from "./worktops.module.css";

type Step = keyof Words<"worktops">["fitting"]["steps"];

const looks: Record<Step, FrontLook<Flavour>> = {
	cabinets: { design: "flush", material: "oat" },
	measuring: { design: "catch", material: "butter" },
	waiting: { design: "own", material: "lychee" },
	worktop: { design: "pull", material: "tabasco" },
	sink: { design: "flush", material: "mint" },
	fronts: { design: "catch", material: "blueberry" },
};

const steps = ["cabinets", "measuring", "waiting", "worktop", "sink", "fronts"] as const satisfies readonly Step[];

/** How a stone worktop comes into the house: a front for each step. */
export function FittingSteps({ words }: { words: Words<"worktops">["fitting"] }) {
	return (
		<section>
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} />
			</Wall>
			<Wall as="ol">
				{steps.map((step, position) => (
					<Panel key={step} as="li" width={40} half bare>
						<Front {...looks[step]} width={60}>
							<p className={styles.step}>
								<b>{position + 1}</b>
								<strong>{words.steps[step].name}</strong>
								<span>
									<Sentence text={words.steps[step].text} />
								</span>
							</p>
						</Front>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
