import type { Words } from "../../../content/words.ts";
import type { BuyingPhase } from "../../../facts/costs/buying-steps.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import type { Action } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { TeaserCard } from "../shared/teaser-card.tsx";
import styles from "./home.module.css";

type BuyingPhasesProps = {
	words: Words<"home">["buying"];
	phases: readonly NamedPhase[];
	pictures: Record<BuyingPhase, ShownPicture>;
};

/** A phase of buying: what it is called, and which meetings can be booked in it. */
export type NamedPhase = { phase: BuyingPhase; name: string; meetings: readonly Action[] };

const looks: Record<BuyingPhase, { front: FrontDesign; material: Flavour }> = {
	discover: { front: "own", material: "cherry" },
	design: { front: "framed", material: "roquefort" },
	order: { front: "catch", material: "honey" },
};

/** The phases to a kitchen (facts/costs/buying-steps.ts): what happens, and what is paid then. */
export function BuyingPhases({ words, phases, pictures }: BuyingPhasesProps) {
	return (
		<section>
			<Wall>
				<ClosingPanel words={words} actions={[words.more]} quiet width={240} flavour="night" />
				<Swipe share={80}>
					{phases.map((named, position) => (
						<PhasePanel
							key={named.phase}
							{...named}
							{...words.phases[named.phase]}
							number={position + 1}
							picture={pictures[named.phase]}
						/>
					))}
				</Swipe>
			</Wall>
		</section>
	);
}

type PhasePanelProps = NamedPhase & { number: number; text: string; cost: readonly string[]; picture: ShownPicture };

function PhasePanel({ phase, name, meetings, number, text, cost, picture }: PhasePanelProps) {
	const look = looks[phase];
	return (
		<TeaserCard
			heading={name}
			text={text}
			actions={meetings}
			shot={picture}
			flavour="oat"
			width={80}
			corner={
				<Front design={look.front} material={look.material} className={styles.phaseFront}>
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
