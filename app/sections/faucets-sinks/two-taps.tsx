import type { Words } from "../../../content/words.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { type Tap, taps } from "../../../facts/products/sinks-and-taps.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Swipe } from "../../ui/swipe.tsx";
import { Wall } from "../../ui/wall.tsx";
import { PictureCard } from "../shared/picture-card.tsx";

const walls = { standard: "sage", "boiling-water": "tabasco" } as const satisfies Record<Tap, Flavour>;

type TwoTapsProps = { words: Words<"faucets-sinks">["taps"]; pictures: Record<Tap, ShownPicture> };

/** Both kinds of tap, each beside its picture. */
export function TwoTaps({ words, pictures }: TwoTapsProps) {
	return (
		<Wall>
			<Swipe share={86}>
				{taps.map((tap) => (
					<PictureCard key={tap} width={120} shot={pictures[tap]} ratio={1} flavour={walls[tap]} as="article">
						<p>
							<strong>{words[tap].name}</strong>
						</p>
						<h2>{words[tap].heading}</h2>
						<p>
							<Sentence text={words[tap].text} />
						</p>
					</PictureCard>
				))}
			</Swipe>
		</Wall>
	);
}
