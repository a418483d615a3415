import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../heading-panel.tsx";
import styles from "./contact.module.css";

type Meeting = {
	name: string;
	purpose: string;
	bring: string;
	cost: string;
	action: { label: string; to: string };
};

type MeetingsProps = { words: { heading: string; text: string; items: readonly Meeting[] } };

const looks: readonly { design: FrontDesign; material: Flavour }[] = [
	{ design: "catch", material: "tabasco" },
	{ design: "pull", material: "sage" },
	{ design: "own", material: "aubergine" },
];

/** Three drawers, one for each meeting. */
export function Meetings({ words }: MeetingsProps) {
	return (
		<section id="meetings">
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
				{words.items.map((meeting, position) => (
					<Drawer key={meeting.name} meeting={meeting} look={looks[position]} />
				))}
			</Wall>
		</section>
	);
}

type DrawerProps = { meeting: Meeting; look: (typeof looks)[number] | undefined };

function Drawer({ meeting, look }: DrawerProps) {
	return (
		<Panel width={240} as="article" className={styles.drawer}>
			<Front design={look?.design ?? "flush"} material={look?.material ?? "oat"} width={80}>
				<h3 className={styles.drawerName}>{meeting.name}</h3>
			</Front>
			<div className={styles.drawerText}>
				<p>
					<Sentence text={meeting.purpose} />
				</p>
				<p>
					<Sentence text={meeting.bring} />
				</p>
			</div>
			<div className={styles.drawerNext}>
				<p>
					<strong>
						<Sentence text={meeting.cost} />
					</strong>
				</p>
				<ActionList actions={[meeting.action]} />
			</div>
		</Panel>
	);
}
