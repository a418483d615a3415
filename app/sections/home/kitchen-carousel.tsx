import type { Words } from "../../../content/words.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import styles from "./home.module.css";

/** A kitchen to swipe to: its name, and what else is in it. */
export type CarouselKitchen = { id: string; shot: ShownPicture; name: string; worktop: string | undefined };

type KitchenCarouselProps = {
	words: Words<"home">["carousel"];
	kitchens: readonly CarouselKitchen[];
};

/** Kitchens to swipe through, each with what is in it. */
export function KitchenCarousel({ words, kitchens }: KitchenCarouselProps) {
	return (
		<section>
			<Wall>
				<ClosingPanel words={words} actions={words.actions} width={60} flavour="butter" />
				<Panel width={180} bare flavour="night" className={styles.carousel}>
					<Carousel label={words.label} words={words}>
						{kitchens.map(({ id, shot, name, worktop }) => (
							<figure key={id} className={styles.kitchen}>
								<Shot shot={shot} phone={{ width: "88vw", ratio: 4 / 3 }} desktop={{ width: "66vw", ratio: 16 / 10 }} />
								<figcaption>
									<strong>{name}</strong>
									{worktop && `, ${worktop}`}
								</figcaption>
							</figure>
						))}
					</Carousel>
				</Panel>
			</Wall>
		</section>
	);
}
