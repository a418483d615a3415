import { type TeamKey, team } from "../../../facts/company/team.ts";
import portraits from "../../../facts/company/team.yaml?people";
import type { Flavour } from "../../../facts/products/materials.ts";
import type { Action } from "../../ui/action-list.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { DrawingVersions } from "./drawing-versions.tsx";
import { People } from "./people.tsx";
import styles from "./team.module.css";

type TeamWords = { name: string; text: string; action: Action };

type TeamsProps = {
	words: Record<TeamKey, TeamWords>;
	drawings: { names: readonly string[]; caption: string };
	pictures: Record<TeamKey, ShownPicture>;
};

/** Team by team, in the order in which a kitchen passes them. */
export function Teams({ words, drawings, pictures }: TeamsProps) {
	const about = (key: TeamKey, width: 80 | 100 | 120, flavour: Flavour | "accent") => (
		<TextPanel
			spread
			heading={words[key].name}
			texts={[words[key].text]}
			actions={[words[key].action]}
			as="article"
			width={width}
			flavour={flavour}
		>
			<People portraits={portraits} people={team[key]} />
		</TextPanel>
	);
	return (
		<div>
			<Wall>
				<PicturePanel shot={pictures.amsterdam} width={160} ratio={1.9} />
				{about("amsterdam", 80, "roquefort")}
				{about("rotterdam", 80, "accent")}
				<PicturePanel shot={pictures.rotterdam} width={160} ratio={1.9} />
				<PicturePanel shot={pictures.design} width={120} ratio={1.5} />
				{about("design", 120, "butter")}
				<Panel width={240} className={styles.wall}>
					<DrawingVersions {...drawings} />
				</Panel>
				{about("warehouse", 80, "sage")}
				<PicturePanel shot={pictures.warehouse} width={160} ratio={1.9} />
			</Wall>
		</div>
	);
}
