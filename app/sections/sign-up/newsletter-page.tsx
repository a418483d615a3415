import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
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
		opening?: { heading: string; body: readonly string[] };
		actions: readonly { label: string; to: string }[];
	};
	/** The character in the open cabinet. */
	inside: string;
	/** The form or the button that the page is about. */
	children?: ReactNode;
};

/** The layout of all pages about the newsletter. */
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
					{opening && (
						<>
							<h2>{opening.heading}</h2>
							<Paragraphs texts={opening.body} />
						</>
					)}
					<ActionList actions={actions} />
				</Panel>
			</Wall>
		</WallStack>
	);
}

type TokenFormProps = { token: string | undefined; label: string; problem: string | undefined };

/** The button for what a link in a mail asks for. It posts to the page itself. */
export function TokenForm({ token, label, problem }: TokenFormProps) {
	return (
		<Form method="post" action={useLocation().pathname}>
			{problem && <p role="alert">{problem}</p>}
			{token && (
				<>
					<input type="hidden" name="token" value={token} />
					<button type="submit" className={styles.button}>
						{label}
					</button>
				</>
			)}
		</Form>
	);
}
