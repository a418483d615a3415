import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./our-story.module.css";
import { ToScale } from "./to-scale.tsx";

type Action = { label: string; to: string };
type Chapter = { heading: string; body: readonly string[] };
type Block = { heading: string; text: string };

type StoryProps = {
	words: {
		heading: string;
		lead: string;
		opening: Chapter;
		faces: Chapter;
		quote: string;
		cities: Block & { unit: string; action: Action };
		made: Block & { action: Action };
		not: Block & { items: readonly { name: string; text: string }[] };
		closing: Block;
		actions: readonly Action[];
		after: readonly Action[];
	};
	picture: ShownShot;
};

/** The story of the studio, in chapters. */
export function Story({ words, picture }: StoryProps) {
	return (
		<>
			<section>
				<Wall>
					<Panel width={240} flavour="accent" className={styles.title}>
						<h1>{words.heading}</h1>
						<div className={styles.under}>
							<p className={styles.lead}>
								<Sentence text={words.lead} />
							</p>
							<ActionList actions={words.actions} />
						</div>
					</Panel>
					<Panel width={140} className={styles.bare}>
						<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "58vw", ratio: 1.45 }} first />
					</Panel>
					<TextPanel chapter={words.opening} width={100} flavour="frosting" />
				</Wall>
			</section>
			<section>
				<Wall>
					<TextPanel chapter={words.faces} width={100} flavour="tabasco" />
					<Panel width={140} flavour="butter" className={styles.quotePanel}>
						<blockquote className={styles.quote}>
							<p>{words.quote}</p>
						</blockquote>
					</Panel>
				</Wall>
			</section>
			<section>
				<Wall>
					<Panel width={160} flavour="lychee" className={styles.scale}>
						<ToScale unit={words.cities.unit} />
					</Panel>
					<BlockPanel block={words.cities} action={words.cities.action} width={80} />
					<BlockPanel block={words.made} action={words.made.action} width={160} flavour="mint" />
					<Panel width={80} className={styles.board}>
						<Front design="catch" material="multiplex" width={40} />
					</Panel>
				</Wall>
			</section>
			<section>
				<Wall>
					<Panel width={60} flavour="night" className={styles.text}>
						<h2 className={styles.narrow}>{words.not.heading}</h2>
						<p>
							<Sentence text={words.not.text} />
						</p>
					</Panel>
					{words.not.items.map(({ name, text }) => (
						<Panel key={name} width={60} flavour="roquefort" className={styles.not}>
							<h3 className={styles.struck}>{name}</h3>
							<p>
								<Sentence text={text} />
							</p>
						</Panel>
					))}
					<Panel width={240} flavour="cherry" className={styles.closing}>
						<h2>{words.closing.heading}</h2>
						<div className={styles.under}>
							<p className={styles.lead}>
								<Sentence text={words.closing.text} />
							</p>
							<ActionList actions={words.after} />
						</div>
					</Panel>
				</Wall>
			</section>
		</>
	);
}

type TextPanelProps = { chapter: Chapter; width: 100; flavour: "frosting" | "tabasco" };

function TextPanel({ chapter, width, flavour }: TextPanelProps) {
	return (
		<Panel width={width} flavour={flavour} className={`${styles.text} ${styles.chapter}`}>
			<h2>{chapter.heading}</h2>
			<Paragraphs texts={chapter.body} />
		</Panel>
	);
}

type BlockPanelProps = { block: Block; action: Action; width: 80 | 160; flavour?: "mint" };

function BlockPanel({ block, action, width, flavour }: BlockPanelProps) {
	return (
		<Panel width={width} flavour={flavour} className={styles.text}>
			<h2 className={width === 80 ? styles.narrow : undefined}>{block.heading}</h2>
			<p className={width === 160 ? styles.lead : undefined}>
				<Sentence text={block.text} />
			</p>
			<ActionList actions={[action]} />
		</Panel>
	);
}
