import { ActionList } from "../../ui/action-list.tsx";
import { Lead } from "../../ui/lead.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TeaserCard } from "../shared/teaser-card.tsx";
import type { Block } from "./block.ts";

type ClosingProps = {
	story: Block;
	samples: Block;
	studios: Block;
	pictures: { story: ShownShot; box: ShownShot; studio: ShownShot };
};

/** Story, samples and studios. */
export function Closing({ story, samples, studios, pictures }: ClosingProps) {
	return (
		<section>
			<Wall>
				<PicturePanel shot={pictures.story} width={140} ratio={3 / 2} />
				<Panel width={100} flavour="aubergine" spread>
					<h2>{story.heading}</h2>
					<Lead text={story.text} />
					<ActionList actions={[story.action]} />
				</Panel>
				<Swipe share={86}>
					<TeaserCard {...samples} actions={[samples.action]} width={120} shot={pictures.box} flavour="oat" />
					<TeaserCard {...studios} actions={[studios.action]} width={120} shot={pictures.studio} flavour="oat" />
				</Swipe>
			</Wall>
		</section>
	);
}
