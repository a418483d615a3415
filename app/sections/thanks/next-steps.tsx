import type { Words } from "../../../content/words.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { TeaserCard } from "../shared/teaser-card.tsx";

type NextStepsProps = {
	words: Words<"thanks">;
	pictures: Readonly<Record<(typeof steps)[number]["step"], ShownPicture>>;
};

const steps = [
	{ step: "look", flavour: "mint" },
	{ step: "touch", flavour: "butter" },
	{ step: "talk", flavour: "lychee" },
] as const;

/** When the first newsletter comes, and what a visitor can do until then. */
export function NextSteps({ words, pictures }: NextStepsProps) {
	const { opening, next } = words;
	return (
		<section>
			<Wall>
				<Panel width={120} flavour="night" spread>
					<h2>{next.heading}</h2>
				</Panel>
				<Panel width={120} as="section">
					<h3>{opening.heading}</h3>
					<Paragraphs texts={opening.body} />
				</Panel>
				<Swipe share={80}>
					{steps.map(({ step, flavour }) => {
						const { name, text, action } = next.steps[step];
						return (
							<TeaserCard
								key={step}
								heading={name}
								text={text}
								actions={[action]}
								shot={pictures[step]}
								flavour={flavour}
								width={80}
							/>
						);
					})}
				</Swipe>
			</Wall>
		</section>
	);
}
