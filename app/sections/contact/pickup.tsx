import { warehouse } from "../../../facts/company/studios.ts";
import type { Action } from "../../ui/action-list.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type PickupProps = {
	words: { heading: string; body: readonly string[]; actions: readonly Action[] };
	picture: ShownPicture;
};

/** Where orders are picked up. */
export function Pickup({ words, picture }: PickupProps) {
	const { street, city } = warehouse;
	const address = street ? [`${street}, ${city}`] : [];
	return (
		<section id="lijnden">
			<Wall>
				<PicturePanel shot={picture} width={140} ratio={1.8} />
				<TextPanel
					heading={words.heading}
					texts={[...address, ...words.body]}
					actions={words.actions}
					width={100}
					flavour="accent"
					as="div"
				/>
			</Wall>
		</section>
	);
}
