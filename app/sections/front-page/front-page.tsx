import type { ReactNode } from "react";
import type { Words } from "../../../content/words.ts";
import { type FrontDesign, frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import type { Action } from "../../ui/action-list.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { Combinations } from "../../ui/picture/combination.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { GalleryItem } from "../gallery/gallery-item.ts";
import { LandingHero } from "../landing/landing-hero.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { FrontCard } from "../shared/front-card.tsx";
import { FullPicture } from "../shared/full-picture.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { showcaseMaterial } from "../shared/showcase-material.ts";
import { TextPanel } from "../shared/text-panel.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import { FrontViewer } from "./front-viewer.tsx";

type Section = { heading: string; body: readonly string[] };

type FrontPageProps = {
	design: FrontDesign;
	content: {
		heading: string;
		lead: string;
		opening: Section;
		different: Section;
		details: readonly { term: string; text: string }[];
		closing: { heading: string; text: string };
		actions: readonly Action[];
	};
	words: Words<"front-words">;
	paths: Record<FrontDesign, string>;
	/** The gallery with only this design in it. */
	gallery: string;
	/** A kitchen with this design, something from nearby, and another kitchen. */
	pictures: { kitchen: GalleryItem; near: ShownPicture; other: GalleryItem };
	/** Addresses of the pictures behind the other designs' fronts. */
	insides: Record<FrontDesign, string>;
	/** One kitchen with this design in every material. */
	combinations: Combinations;
	/** The section that only this design has. */
	signature: ReactNode;
	note?: string;
};

/** The page of one design: a kitchen, what only this design has, its materials, and what holds for all fronts. */
export function FrontPage(props: FrontPageProps) {
	const { design, content, words, pictures, combinations, signature, note } = props;
	return (
		<WallStack>
			<LandingHero>
				<PicturePanel {...pictures.kitchen} width={160} ratio={1.5} phoneRatio={1.2} first />
				<PageTitle content={content} width={80}>
					{note && (
						<p>
							<strong>{note}</strong>
						</p>
					)}
				</PageTitle>
			</LandingHero>
			<section>{signature}</section>
			<FrontViewer design={design} combinations={combinations} words={words} />
			<Wall>
				<PicturePanel shot={pictures.near} width={120} ratio={1.4} />
				<TextPanel width={120} heading={content.opening.heading} texts={content.opening.body}>
					<Disclosure summary={words.details} openOnWideScreens>
						<Rows rows={[...content.details, words.extra]} />
					</Disclosure>
				</TextPanel>
			</Wall>
			<FullPicture {...pictures.other} />
			<Wall>
				<HeadingPanel
					as="section"
					flavour="accent"
					heading={content.different.heading}
					texts={content.different.body}
				/>
			</Wall>
			<section aria-label={words.shared}>
				<Wall>
					{words.facts.map(({ name, text }) => (
						<TextPanel key={name} width={60} half as="div" flavour="frosting" heading={name} level={3} texts={[text]} />
					))}
				</Wall>
			</section>
			<Neighbours {...props} />
		</WallStack>
	);
}

function Neighbours({ design, content, words, paths, gallery, insides }: FrontPageProps) {
	const at = frontDesigns.indexOf(design);
	const neighbours = [frontDesigns.at(at - 1), frontDesigns[(at + 1) % frontDesigns.length]].filter(
		(one) => one !== undefined,
	);
	return (
		<section aria-label={words.neighbours.heading}>
			<Wall>
				<ClosingPanel
					words={content.closing}
					actions={[
						...words.nextSteps.actions,
						{ label: `${words.nextSteps.kitchens} ${frontNames[design]}`, to: gallery },
					]}
					width={120}
					flavour="accent"
				/>
				{neighbours.map((one, position) => (
					<Panel key={one} width={60} half bare>
						<FrontCard
							design={one}
							material={showcaseMaterial[one]}
							to={paths[one]}
							short={position === 0 ? words.neighbours.previous : words.neighbours.next}
							inside={insides[one]}
						/>
					</Panel>
				))}
			</Wall>
		</section>
	);
}
