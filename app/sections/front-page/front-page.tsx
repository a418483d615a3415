import type { ReactNode } from "react";
import { type FrontDesign, frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { Combinations } from "../../ui/picture/combination.ts";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { FrontCard } from "../front-card.tsx";
import { showcaseMaterial } from "../front-showcase.ts";
import { PicturePanel } from "../picture-panel.tsx";
import { PictureRow } from "../picture-row.tsx";
import { WallStack } from "../wall-stack.tsx";
import { materialIn } from "./chosen-material.ts";
import styles from "./front-page.module.css";
import { FrontViewer } from "./front-viewer.tsx";
import type { FrontWords } from "./front-words.ts";

type Section = { heading: string; body: readonly string[] };

type FrontPageContent = {
	heading: string;
	lead: string;
	opening: Section;
	different: Section;
	details: readonly { term: string; text: string }[];
	actions: readonly { label: string; to: string }[];
};

type FrontPageProps = {
	design: FrontDesign;
	content: FrontPageContent;
	words: FrontWords;
	paths: Record<FrontDesign, string>;
	/** The gallery with only this design in it. */
	gallery: string;
	/** A kitchen with this design, and a close-up. */
	kitchen: ShownShot;
	detail: ShownShot;
	/** Kitchens taller than wide, and edges from very near. */
	portraits: readonly ShownShot[];
	edges: readonly ShownShot[];
	/** What is behind the first fronts. */
	insides: readonly ShownShot[];
	/** One kitchen with this design in every material. */
	combinations: Combinations;
	note?: ReactNode;
};

/** The page of one design: the front itself first, then what makes it different and what holds for all fronts. */
export function FrontPage(props: FrontPageProps) {
	const { design, content, words, paths, gallery, kitchen, detail, portraits, edges, insides, combinations, note } =
		props;
	const [chosen] = useQueryState(materialIn);
	const material = chosen ?? showcaseMaterial(design);
	return (
		<WallStack>
			<section>
				<Wall>
					<Panel width={140} flavour="accent" className={styles.title}>
						<h1>{content.heading}</h1>
						<p className={styles.lead}>
							<Sentence text={content.lead} />
						</p>
						{note && <p className={styles.note}>{note}</p>}
						<ActionList actions={content.actions} />
					</Panel>
					<Panel width={100} className={styles.row}>
						{insides.map((shot) => (
							<Front
								key={shot.alt}
								design={design}
								material={material}
								width={60}
								inside={
									<Shot shot={shot} phone={{ width: "50vw" }} desktop={{ width: "21vw" }} className={styles.behind} />
								}
							/>
						))}
						<Front
							design={design}
							material={material}
							width={60}
							inside={<p className={styles.inside}>{words.designs[design].short}</p>}
						/>
					</Panel>
				</Wall>
			</section>
			<Wall>
				<PicturePanel shot={kitchen} width={160} ratio={16 / 9} />
				<PicturePanel shot={detail} width={80} ratio={0.88} phoneRatio={4 / 5} />
			</Wall>
			<FrontViewer design={design} material={material} combinations={combinations} words={words} />
			<PictureRow pictures={edges} ratio={1} />
			<section>
				<Wall>
					<TextPanel section={content.opening} width={120} />
					<TextPanel section={content.different} width={120} flavour="accent" />
					{content.details.map(({ term, text }) => (
						<Panel key={term} width={content.details.length === 3 ? 80 : 60} className={styles.detail}>
							<dl>
								<dt>{term}</dt>
								<dd>
									<Sentence text={text} />
								</dd>
							</dl>
						</Panel>
					))}
					{([words.fits, words.lead, words.warranty, words.order] as const).map(({ heading, text }, position) => (
						<Panel key={heading} width={60} flavour={position % 2 === 0 ? "frosting" : "oat"} className={styles.fact}>
							<h3>{heading}</h3>
							<p>
								<Sentence text={text} />
							</p>
						</Panel>
					))}
				</Wall>
			</section>
			<Wall>
				{portraits.map((shot) => (
					<PicturePanel key={shot.alt} shot={shot} width={120} ratio={1.1} phoneRatio={4 / 5} />
				))}
			</Wall>
			<Neighbours design={design} words={words} paths={paths} gallery={gallery} />
		</WallStack>
	);
}

function TextPanel({ section, width, flavour }: { section: Section; width: 120; flavour?: "accent" }) {
	return (
		<Panel width={width} flavour={flavour} className={styles.text}>
			<h2>{section.heading}</h2>
			<Paragraphs texts={section.body} />
		</Panel>
	);
}

function Neighbours({ design, words, paths, gallery }: Pick<FrontPageProps, "design" | "words" | "paths" | "gallery">) {
	const at = frontDesigns.indexOf(design);
	const neighbours = [frontDesigns.at(at - 1), frontDesigns[(at + 1) % frontDesigns.length]].filter(
		(one) => one !== undefined,
	);
	return (
		<section aria-label={words.neighbours.heading}>
			<Wall>
				<Panel width={120} flavour="night" className={styles.next}>
					<h2>{words.nextSteps.heading}</h2>
					<ActionList
						actions={[
							...words.nextSteps.actions,
							{ label: `${words.nextSteps.kitchens} ${frontNames[design]}`, to: gallery },
						]}
					/>
				</Panel>
				{neighbours.map((one, position) => (
					<Panel key={one} width={60} half className={styles.neighbour}>
						<FrontCard
							design={one}
							material={showcaseMaterial(one)}
							to={paths[one]}
							short={position === 0 ? words.neighbours.previous : words.neighbours.next}
						/>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
