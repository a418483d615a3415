import type { Words } from "../../../content/words.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";

type VisitStudioProps = {
	words: Words<"samples">["next"];
	picture: ShownPicture;
};

/** Next step: the studio. */
export function VisitStudio({ words, picture }: VisitStudioProps) {
	return (
		<section>
			<Wall>
				<PicturePanel shot={picture} width={140} ratio={3 / 2} />
				<ClosingPanel words={words} actions={words.actions} width={100} flavour="accent" />
			</Wall>
		</section>
	);
}
