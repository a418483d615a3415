import type { BuyingStage } from "../../../facts/costs/journey.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { TeaserCard } from "../shared/teaser-card.tsx";
import styles from "./home.module.css";

type Action = { label: string; to: string };

type BuyingProps = {
	words: {
		heading: string;
		text: readonly string[];
		steps: Record<BuyingStage, { text: string; cost: readonly string[] }>;
		more: Action;
	};
	stages: readonly NamedStage[];
	pictures: Record<BuyingStage, ShownShot>;
};

/** A stage of the journey: what it is called, and which meetings can be booked in it. */
export type NamedStage = { stage: BuyingStage; name: string; meetings: readonly Action[] };

const looks: Record<BuyingStage, { front: FrontDesign; material: Flavour }> = {
	discover: { front: "own", material: "cherry" },
	design: { front: "framed", material: "roquefort" },
	order: { front: "catch", material: "honey" },
};

/** The stages to a kitchen (facts/costs/journey.ts): what happens, and what is paid then. */
export function Buying({ words, stages, pictures }: BuyingProps) {
	return (
		<section>
			<Wall>
				<ClosingPanel words={words} actions={[words.more]} quiet width={60} flavour="night" />
				<Swipe share={80}>
					{stages.map((named, position) => (
						<StepPanel
							key={named.stage}
							{...named}
							{...words.steps[named.stage]}
							number={position + 1}
							picture={pictures[named.stage]}
						/>
					))}
				</Swipe>
			</Wall>
		</section>
	);
}

type StepPanelProps = NamedStage & { number: number; text: string; cost: readonly string[]; picture: ShownShot };

function StepPanel({ stage, name, meetings, number, text, cost, picture }: StepPanelProps) {
	const look = looks[stage];
	return (
		<TeaserCard
			heading={name}
			text={text}
			actions={meetings}
			shot={picture}
			flavour="oat"
			width={60}
			corner={
				<Front design={look.front} material={look.material} className={styles.stepFront}>
					<span className={styles.number}>{number}</span>
				</Front>
			}
		>
			<p>
				<strong>
					<Sentence text={cost} />
				</strong>
			</p>
		</TeaserCard>
	);
}
