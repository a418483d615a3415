import type { Words } from "../../../content/words.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";

type VacanciesOpeningProps = {
	words: Words<"vacancies">;
	pictures: Record<"drawing" | "lifting", ShownPicture>;
};

/** The first screen of the page with all vacancies: the two kinds of work that there are, side by side. */
export function VacanciesOpening({ words, pictures }: VacanciesOpeningProps) {
	return (
		<Wall>
			<PageTitle content={words} width={120} />
			<PicturePanel shot={pictures.drawing} width={120} ratio={1.4} first />
			<PicturePanel shot={pictures.lifting} width={140} ratio={1.8} />
			<TextPanel heading={words.opening.heading} texts={words.opening.body} width={100} spread />
		</Wall>
	);
}
