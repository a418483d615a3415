import type { Action } from "../../ui/action-list.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";

type FaqClosingProps = {
	words: { heading: string; text: string };
	actions: readonly Action[];
	picture: ShownPicture;
};

/** For visitors who did not find their question. */
export function FaqClosing({ words, actions, picture }: FaqClosingProps) {
	return (
		<div className="screen-only">
			<Wall>
				<PicturePanel shot={picture} width={140} ratio={1.6} />
				<ClosingPanel words={words} actions={actions} width={100} flavour="accent" />
			</Wall>
		</div>
	);
}
