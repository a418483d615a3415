import type { Words } from "../../../content/words.ts";
import type { TileRequest } from "../../../facts/products/palet.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { FullPicture } from "../shared/full-picture.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import { LeadTimes } from "./lead-times.tsx";
import styles from "./palet.module.css";
import { TileCalculator } from "./tile-calculator.tsx";
import { TileDrawing } from "./tile-drawing.tsx";

type PaletPageProps = {
	words: Words<"palet">;
	request: TileRequest;
	/** Tiles, and a kitchen with tiles. */
	pictures: { tiles: ShownPicture; kitchen: ShownPicture };
};

/** The page about Palet's tiles: a price calculator, a drawing to scale, and lead times. */
export function PaletPage({ words, request, pictures }: PaletPageProps) {
	const { calculator, drawing, opening, time, next } = words;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={words} width={120} />
				<PicturePanel shot={pictures.tiles} width={120} ratio={1.35} phoneRatio={3 / 2} first />
			</Wall>
			<div>
				<Wall>
					<TileCalculator words={calculator} request={request} />
					<Panel width={140} bare>
						<TileDrawing request={request} />
						<p className={styles.note}>
							<strong>{drawing.label}.</strong> <Sentence text={drawing.note} />
						</p>
					</Panel>
				</Wall>
			</div>
			<Wall>
				<HeadingPanel heading={opening.heading} texts={opening.body} as="section" flavour="accent" />
			</Wall>
			<FullPicture shot={pictures.kitchen} />
			<section>
				<Wall>
					<LeadTimes words={time} />
					<ClosingPanel words={next} actions={next.actions} width={100} flavour="blueberry" />
				</Wall>
			</section>
		</WallStack>
	);
}
