import type { Words } from "../../../content/words.ts";
import { type SampleBox, sampleBoxes } from "../../../facts/products/samples.ts";
import { Link } from "../../ui/link.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { PictureCard } from "../shared/picture-card.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type ClosingProps = { words: Words<"materials">["next"]; boxes: Record<SampleBox, ShownShot> };

/** Next steps: a sample box or the studio. */
export function Closing({ words, boxes }: ClosingProps) {
	return (
		<Wall>
			<TextPanel width={80} flavour="accent" heading={words.heading} texts={[words.text]} actions={words.actions} />
			{sampleBoxes.map((box) => (
				<PictureCard key={box} width={40} half shot={boxes[box]} ratio={1}>
					<h3>
						<Link to={words.boxes[box].to}>{words.boxes[box].label}</Link>
					</h3>
				</PictureCard>
			))}
		</Wall>
	);
}
