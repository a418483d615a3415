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
	/** One for each trial. */
	pictures: readonly ShownPicture[];
};

/** Three things to do with samples at home. */
export function HomeTrials({ opening, trials, pictures }: HomeTrialsProps) {
	return (
		<Wall>
			<HeadingPanel heading={opening.heading} texts={opening.body} flavour="accent" />
			<Swipe>
				{pictures.slice(0, trials.length).map((shot, position) => (
					<PictureCard key={shot.alt} shot={shot} width={80} ratio={1.25}>
						<h3>{trials[position]?.name}</h3>
						<p>
							<Sentence text={trials[position]?.text ?? ""} />
						</p>
					</PictureCard>
				))}
			</Swipe>
		</Wall>
	);
}
