import type { ReactNode } from "react";
import { useLocation } from "react-router";
import bowls from "../../../media/insides/bowls.jpg?picture";
import linen from "../../../media/insides/linen.jpg?picture";
import radio from "../../../media/insides/radio.jpg?picture";
import soup from "../../../media/insides/soup.jpg?picture";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Button } from "../../ui/button.tsx";
import { Lead } from "../../ui/lead.tsx";
import { OpenCabinet } from "../../ui/open-cabinet.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import styles from "./sign-up.module.css";

const insides = { radio, soup, bowls, linen };

type NewsletterPageProps = {
	content: {
		heading: string;
		lead: string;
		opening?: { heading: string; body: readonly string[] };
		actions: readonly Action[];
	};
	/** The content of the open cabinet. */
	inside: keyof typeof insides;
	/** The form or the button that the page is about. */
	children?: ReactNode;
};

/** The layout of all pages about the newsletter. */
export function NewsletterPage({ content, inside, children }: NewsletterPageProps) {
	const { heading, lead, opening, actions } = content;
	return (
		<WallStack>
			<Wall>
				<Panel width={140} flavour="accent" className={styles.result}>
					<h1>{heading}</h1>
					<Lead text={lead} />
					{children}
					{!opening && <ActionList actions={actions} quiet={children !== undefined} />}
				</Panel>
				<OpenCabinet design="pull" material="blueberry" wallTone="butter" inside={insides[inside]} />
				{opening && (
					<HeadingPanel heading={opening.heading} texts={opening.body} as="section">
						<ActionList actions={actions} quiet />
					</HeadingPanel>
				)}
			</Wall>
		</WallStack>
	);
}

type TokenFormProps = { token: string | undefined; label: string; problem: string | undefined };

/** The button that confirms or unsubscribes. It posts to the page itself. */
export function TokenForm({ token, label, problem }: TokenFormProps) {
	return (
		<form method="post" action={useLocation().pathname}>
			{problem && <p role="alert">{problem}</p>}
			{token && (
				<>
					<input type="hidden" name="token" value={token} />
					<Button type="submit">{label}</Button>
				</>
			)}
		</form>
	);
}
