import type { ReactNode } from "react";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { WallStack } from "../wall-stack.tsx";
import styles from "./sign-up.module.css";

type NewsletterPageProps = {
	content: {
		heading: string;
		lead: string;
		opening: { heading: string; body: readonly string[] };
		actions: readonly { label: string; to: string }[];
	};
	/** What lies in the cabinet that stands open. */
	inside: string;
	/** The form or the button that the page is about. */
	children?: ReactNode;
};

/** The pages around the newsletter: what happened, what to do now, and a cabinet with the post in it. */
export function NewsletterPage({ content, inside, children }: NewsletterPageProps) {
	const { heading, lead, opening, actions } = content;
	return (
		<WallStack>
			<Wall>
				<Panel width={140} flavour="accent" className={styles.answer}>
					<h1>{heading}</h1>
					<p className={styles.lead}>
						<Sentence text={lead} />
					</p>
					{children}
				</Panel>
				<Panel width={40} half className={styles.cabinet}>
					<Front
						design="pull"
						material="blueberry"
						width={40}
						open
						inside={
							<span className={styles.letter} aria-hidden="true">
								{inside}
							</span>
						}
					/>
				</Panel>
				<Panel width={60} half className={styles.cabinet}>
					<Front design="pull" material="blueberry" width={60} hinge="right" />
				</Panel>
				<Panel width={240} as="section" className={styles.more}>
					<h2>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
					<ActionList actions={actions} />
				</Panel>
			</Wall>
		</WallStack>
	);
}

/** A form that is nothing but a button: what a link in a mail asks for happens only when somebody presses it. */
export function TokenButton({
	action,
	token,
	locale,
	label,
}: {
	action: string;
	token: string;
	locale: string;
	label: string;
}) {
	return (
		<form method="post" action={action}>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="locale" value={locale} />
			<button type="submit" className={styles.button}>
				{label}
			</button>
		</form>
	);
}
