import type { Words } from "../../../content/words.ts";
import { prices } from "../../../facts/costs/prices.ts";
import { type SampleBox, sampleBoxes } from "../../../facts/products/samples.ts";
import { Link } from "../../ui/link.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Price } from "../../ui/price.tsx";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { PictureCard } from "../shared/picture-card.tsx";

type SampleBoxesProps = { words: Words<"materials">["next"]; boxes: Record<SampleBox, ShownPicture> };

/** Next steps: a sample box or the studio. */
export function SampleBoxes({ words, boxes }: SampleBoxesProps) {
	return (
		<Wall>
			<ClosingPanel words={words} actions={words.actions} width={240} flavour="accent" />
			{sampleBoxes.map((box) => (
				<PictureCard key={box} width={60} half shot={boxes[box]} ratio={4 / 3}>
					<h3>
						<Link to={words.boxes[box].to}>{words.boxes[box].label}</Link>
					</h3>
					<p>
						<Price amount={prices.sampleBox} />
					</p>
				</PictureCard>
			))}
		</Wall>
	);
}
