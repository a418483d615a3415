import type { Words } from "../../../content/words.ts";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { ColourRate } from "../colour-rate.tsx";
import { TextPanel } from "../text-panel.tsx";

type OwnColourProps = { words: Words<"materials">["custom"]; pictures: { painted: ShownShot; catch: ShownShot } };

/** The two custom colours and their prices. */
export function OwnColour({ words, pictures }: OwnColourProps) {
	return (
		<Wall>
			<TextPanel width={80} flavour="aubergine" heading={words.heading} texts={[words.text]} spread />
			{(["catch", "painted"] as const).map((rate) => (
				<ColourRate
					key={rate}
					shot={pictures[rate]}
					name={words[rate].name}
					amount={words[rate].price}
					text={`**${words[rate].unit}**. ${words[rate].text}`}
				/>
			))}
		</Wall>
	);
}
