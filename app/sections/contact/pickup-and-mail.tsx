import { warehouse } from "../../../facts/company/studios.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./contact.module.css";
import { withoutOwnPage } from "./without-own-page.ts";

type Action = { label: string; to: string };

type ReachProps = {
	pickUp: { heading: string; body: readonly string[]; action: Action; map: Action };
	mail: { heading: string; text: string; action: Action; none: string };
	walkIn: Action;
	/** The address as it is written; unknown until the studio fills it in. */
	email: string | undefined;
	picture: ShownShot;
	ownPath: string;
};

/** Where orders are picked up, and how to write. */
export function PickupAndMail({ pickUp, mail, walkIn, email, picture, ownPath }: ReachProps) {
	const pickUpActions = withoutOwnPage([pickUp.action, pickUp.map], ownPath);
	return (
		<section id="lijnden">
			<Wall>
				<Panel width={100} className={styles.bare}>
					<Shot shot={picture} phone={{ width: "100vw" }} desktop={{ width: "42vw", ratio: 1.2 }} />
				</Panel>
				<Panel width={140} flavour="honey" className={`${styles.text} ${styles.low}`}>
					<h2>{pickUp.heading}</h2>
					{warehouse.street && (
						<p>
							{warehouse.street}, {warehouse.city}
						</p>
					)}
					<Paragraphs texts={pickUp.body} />
					{pickUpActions.length > 0 && <ActionList actions={pickUpActions} />}
				</Panel>
				<Panel width={240} flavour="cherry" className={styles.mail}>
					<h2>{mail.heading}</h2>
					<div className={styles.mailText}>
						<p className={styles.lead}>
							<Sentence text={email ? mail.text : mail.none} />
						</p>
						{email && <p className={styles.emailAddress}>{email}</p>}
						<ActionList actions={withoutOwnPage([mail.action], ownPath, walkIn)} />
					</div>
				</Panel>
			</Wall>
		</section>
	);
}
