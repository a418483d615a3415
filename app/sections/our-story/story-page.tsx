import type { Words } from "../../../content/words.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./our-story.module.css";
import { StudiosToScale } from "./studios-to-scale.tsx";

type StoryPageProps = {
	words: Words<"our-story">;
	pictures: Record<"drawer" | "carcasses" | "fronts" | "layers", ShownPicture>;
};

export function StoryPage({ words, pictures }: StoryPageProps) {
	const { opening, faces, cities, made, not } = words;
	return (
		<>
			<Wall>
				<PageTitle content={words} width={100} />
				<PicturePanel shot={pictures.drawer} width={140} ratio={1.4} first />
				<PicturePanel shot={pictures.carcasses} width={140} ratio={1.35} />
				<TextPanel heading={opening.heading} texts={opening.body} width={100} flavour="frosting" spread />
			</Wall>
			<Wall>
				<TextPanel heading={faces.heading} texts={faces.body} width={100} flavour="tabasco" />
				<Panel width={140} flavour="butter" className={styles.quotePanel}>
					<blockquote className={styles.quote}>
						<p>{words.quote}</p>
					</blockquote>
				</Panel>
				<PicturePanel shot={pictures.fronts} width={240} ratio={2.2} />
			</Wall>
			<Wall>
				<Panel width={160} flavour="lychee" className={styles.scale}>
					<StudiosToScale unit={cities.unit} />
				</Panel>
				<TextPanel heading={cities.heading} texts={[cities.text]} actions={[cities.action]} width={80} />
				<PicturePanel shot={pictures.layers} width={140} ratio={1.7} />
				<TextPanel
					heading={made.heading}
					texts={[made.text]}
					actions={[made.action]}
					width={100}
					flavour="mint"
					spread
				/>
			</Wall>
			<Wall>
				<TextPanel heading={not.heading} texts={[not.text]} width={60} flavour="night" spread />
				{not.items.map(({ name, text }) => (
					<Panel key={name} width={60} flavour="roquefort" spread>
						<h3 className={styles.struck}>{name}</h3>
						<p>
							<Sentence text={text} />
						</p>
					</Panel>
				))}
				<ClosingPanel words={words.closing} actions={words.after} width={240} flavour="cherry" />
			</Wall>
		</>
	);
}
