import type { Words } from "../../../content/words.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { PictureCard } from "../shared/picture-card.tsx";

type HomeTrialsProps = {
	opening: Words<"samples">["opening"];
	trials: Words<"samples">["trials"];
	pictures: Readonly<Record<(typeof trialKeys)[number], ShownPicture>>;
};

const trialKeys = ["light", "surroundings", "fingers"] as const;

/** Three things to do with samples at home. */
export function HomeTrials({ opening, trials, pictures }: HomeTrialsProps) {
	return (
		<Wall>
			<HeadingPanel heading={opening.heading} texts={opening.body} flavour="accent" />
			<Swipe>
				{trialKeys.map((key) => (
					<PictureCard key={key} shot={pictures[key]} width={80} ratio={1.25}>
						<h3>{trials[key].name}</h3>
						<p>
							<Sentence text={trials[key].text} />
						</p>
					</PictureCard>
				))}
			</Swipe>
		</Wall>
	);
}
