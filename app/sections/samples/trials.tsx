import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { PictureCard } from "../shared/picture-card.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type TrialsProps = {
	opening: { heading: string; body: readonly string[] };
	trials: readonly { name: string; text: string }[];
	/** One for each trial. */
	pictures: readonly ShownShot[];
};

/** Three things to do with samples at home. */
export function Trials({ opening, trials, pictures }: TrialsProps) {
	return (
		<Wall>
			<Swipe>
				<TextPanel heading={opening.heading} texts={opening.body} width={60} flavour="accent" spread />
				{pictures.slice(0, trials.length).map((shot, position) => (
					<PictureCard key={shot.alt} shot={shot} width={60} ratio={1}>
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
