import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TeaserCard } from "../shared/teaser-card.tsx";
import type { Block } from "./block.ts";

type Teaser = Omit<Block, "text"> & { text: readonly string[] };

type StoryAndStudiosProps = {
	story: Block;
	samples: Teaser;
	studios: Teaser;
	pictures: { story: ShownPicture; box: ShownPicture; studio: ShownPicture };
};

export function StoryAndStudios({ story, samples, studios, pictures }: StoryAndStudiosProps) {
	return (
		<section>
			<Wall>
				<PicturePanel shot={pictures.story} width={140} ratio={3 / 2} />
				<ClosingPanel words={story} actions={[story.action]} width={100} flavour="aubergine" />
				<TeaserCard {...samples} actions={[samples.action]} width={120} shot={pictures.box} />
				<TeaserCard {...studios} actions={[studios.action]} width={120} shot={pictures.studio} />
			</Wall>
		</section>
	);
}
