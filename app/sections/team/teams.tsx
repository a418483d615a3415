import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type TeamKey, team } from "../../../facts/company/team.ts";
import portraits from "../../../facts/company/team.yaml?portraits";
import type { Flavour } from "../../../facts/products/materials.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { CanalHouses } from "../scenes/canal-houses.tsx";
import { HighRise } from "../scenes/high-rise.tsx";
import { Pallet } from "../scenes/pallet.tsx";
import { People } from "./people.tsx";
import styles from "./team.module.css";
import { Versions } from "./versions.tsx";

type Action = { label: string; to: string };
type TeamWords = { name: string; text: string; caption: string; action: Action };

type TeamsProps = {
	words: Record<TeamKey, TeamWords>;
	versions: readonly string[];
	closing: { heading: string; text: string };
	actions: readonly Action[];
};

/** Team by team, in the order in which a kitchen passes them. */
export function Teams({ words, versions, closing, actions }: TeamsProps) {
	return (
		<>
			<div>
				<Wall>
					<Scene caption={words.amsterdam.caption} width={160}>
						<CanalHouses />
					</Scene>
					<TeamPanel words={words.amsterdam} team="amsterdam" width={80} flavour="roquefort" />
					<Scene caption={words.rotterdam.caption} width={140} last>
						<HighRise />
					</Scene>
					<TeamPanel words={words.rotterdam} team="rotterdam" width={100} flavour="accent" />
				</Wall>
			</div>
			<section>
				<Wall>
					<Scene caption={words.design.caption} width={240}>
						<Versions names={versions} />
					</Scene>
					<TeamPanel words={words.design} team="design" width={120} flavour="butter" />
					<TeamPanel words={words.warehouse} team="warehouse" width={120} flavour="sage" />
					<Scene caption={words.warehouse.caption} width={120}>
						<Pallet />
					</Scene>
					<Panel width={120} flavour="cherry" className={styles.closing}>
						<h2>{closing.heading}</h2>
						<p className={styles.lead}>
							<Sentence text={closing.text} />
						</p>
						<ActionList actions={actions} />
					</Panel>
				</Wall>
			</section>
		</>
	);
}

type SceneProps = { children: ReactNode; caption: string; width: 120 | 140 | 160 | 240; last?: boolean };

function Scene({ children, caption, width, last = false }: SceneProps) {
	return (
		<Panel width={width} className={last ? `${styles.scene} ${styles.last}` : styles.scene}>
			<figure className={styles.figure}>
				{children}
				<figcaption className={styles.caption}>{caption}</figcaption>
			</figure>
		</Panel>
	);
}

type TeamPanelProps = { words: TeamWords; team: TeamKey; width: 80 | 100 | 120; flavour: Flavour | "accent" };

function TeamPanel({ words, team: key, width, flavour }: TeamPanelProps) {
	const locale = localeOfPath(useLocation().pathname);
	return (
		<Panel width={width} flavour={flavour} as="article" className={styles.team}>
			<h2 className={styles.name}>{words.name}</h2>
			<p>
				<Sentence text={words.text} />
			</p>
			<People portraits={portraits} people={team[key]} locale={locale} />
			<ActionList actions={[words.action]} />
		</Panel>
	);
}
