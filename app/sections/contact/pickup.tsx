import { warehouse } from "../../../facts/company/studios.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./contact.module.css";

type PickupProps = {
	words: { heading: string; body: readonly string[]; actions: readonly { label: string; to: string }[] };
	picture: ShownShot;
};

/** Where orders are picked up. */
export function Pickup({ words, picture }: PickupProps) {
	return (
		<section id="lijnden">
			<Wall>
				<Panel width={100} className={styles.bare}>
					<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "42vw", ratio: 1.2 }} />
				</Panel>
				<Panel width={140} flavour="honey" className={`${styles.text} ${styles.low}`}>
					<h2>{words.heading}</h2>
					{warehouse.street && (
						<p>
							{warehouse.street}, {warehouse.city}
						</p>
					)}
					<Paragraphs texts={words.body} />
					<ActionList actions={words.actions} />
				</Panel>
			</Wall>
		</section>
	);
}
