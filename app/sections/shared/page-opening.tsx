import type { Action } from "../../ui/action-list.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "./heading-panel.tsx";
import { PageTitle } from "./page-title.tsx";
import { PicturePanel } from "./picture-panel.tsx";

type PageOpeningProps = {
	content: {
		heading: string;
		lead: string;
		opening: { heading: string; body: readonly string[] };
		actions: readonly Action[];
	};
	picture: ShownPicture;
};

/** The first screen of a page: heading, lead and next steps beside a picture, and its first section below both. */
export function PageOpening({ content, picture }: PageOpeningProps) {
	return (
		<Wall>
			<PageTitle content={content} width={100} />
			<PicturePanel shot={picture} width={140} ratio={1.4} first />
			<HeadingPanel heading={content.opening.heading} texts={content.opening.body} as="section" />
		</Wall>
	);
}
