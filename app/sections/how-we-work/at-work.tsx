import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../picture-panel.tsx";

type AtWorkProps = { drawing: ShownShot; delivery: ShownShot };

/** Pictures from drawing to delivery. */
export function AtWork({ drawing, delivery }: AtWorkProps) {
	return (
		<Wall>
			<PicturePanel shot={drawing} width={140} ratio={3 / 2} />
			<PicturePanel shot={delivery} width={100} ratio={1.07} />
		</Wall>
	);
}
