import type { Words } from "../../../content/words.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Drawer, type DrawerLook } from "../../ui/drawer.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel } from "../../ui/wall.tsx";
import { DrawerCabinet } from "../shared/drawer-cabinet.tsx";

const looks: readonly DrawerLook[] = [
	{ design: "own", material: "lychee" },
	{ design: "pull", material: "sage" },
	{ design: "catch", material: "tabasco" },
];

type MeetingsProps = { words: Words<"contact">["meetings"]; picture: ShownShot };

/** The three meetings as a cabinet of drawers, the first of them open. */
export function Meetings({ words, picture }: MeetingsProps) {
	return (
		<section id="meetings">
			<DrawerCabinet pictures={[picture]}>
				<Panel width={240} flavour="night">
					<h2>{words.heading}</h2>
				</Panel>
				{words.items.map(({ name, purpose, bring, cost, action }, position) => (
					<Drawer
						key={name}
						{...(looks[position % looks.length] ?? { design: "flush", material: "butter" })}
						level={3}
						number={position + 1}
						heading={name}
						note={cost}
						open={position === 0}
					>
						<p className="visually-hidden">{cost}</p>
						<Paragraphs texts={[purpose, bring]} />
						<ActionList actions={[action]} quiet />
					</Drawer>
				))}
			</DrawerCabinet>
		</section>
	);
}
