import type { Words } from "../../../content/words.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Swipe } from "../../ui/swipe.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Letterbox } from "../scenes/letterbox.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { TeaserCard } from "../shared/teaser-card.tsx";
import styles from "./thanks.module.css";

type ThanksPanelsProps = {
	words: Words<"thanks">;
	/** One for each step. */
	pictures: readonly ShownPicture[];
};

const flavours = ["mint", "butter", "lychee"] as const;

export function ThanksPanels({ words, pictures }: ThanksPanelsProps) {
	const { opening, next } = words;
	return (
		<>
			<Wall>
				<PageTitle content={words} width={140} />
				<Panel width={100} className={styles.post}>
					<Letterbox />
				</Panel>
			</Wall>
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
						{next.steps.map(({ name, text, action }, position) => {
							const shot = pictures[position];
							return (
								shot && (
									<TeaserCard
										key={name}
										heading={name}
										text={text}
										actions={[action]}
										shot={shot}
										flavour={flavours[position] ?? "oat"}
										width={80}
									/>
								)
							);
						})}
					</Swipe>
				</Wall>
			</section>
		</>
	);
}
