import type { Words } from "../../../content/words.ts";
import { type Finish, sinks } from "../../../facts/products/sinks-and-taps.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { PictureCard } from "../shared/picture-card.tsx";

/** The three finishes, each with a picture of its sink. */
export function Finishes({
	words,
	pictures,
}: {
	words: Words<"faucets-sinks">;
	pictures: Record<Finish, ShownPicture>;
}) {
	const { opening, finishes } = words;
	return (
		<section>
			<Wall>
				<HeadingPanel heading={opening.heading} texts={opening.body} flavour="night" />
			</Wall>
			<Wall>
				<Swipe>
					{sinks.map((finish) => (
						<PictureCard key={finish} shot={pictures[finish]} width={80} ratio={4 / 3} as="article">
							<p>
								<strong>{finishes[finish].name}</strong>
							</p>
							<h3>{finishes[finish].heading}</h3>
							<Paragraphs texts={finishes[finish].text} />
						</PictureCard>
					))}
				</Swipe>
			</Wall>
		</section>
	);
}
