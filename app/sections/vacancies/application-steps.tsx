import type { Words } from "../../../content/words.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Steps } from "../../ui/steps.tsx";
import { Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type ApplicationStepsProps = { how: Words<"vacancies">["how"]; picture: ShownPicture };

export function ApplicationSteps({ how, picture }: ApplicationStepsProps) {
	return (
		<Wall>
			<TextPanel width={140} flavour="butter" heading={how.heading} texts={[]} spread>
				<Steps steps={how.steps} />
			</TextPanel>
			<PicturePanel shot={picture} width={100} ratio={1.1} />
		</Wall>
	);
}
