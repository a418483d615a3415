import type { ComponentProps, ReactNode } from "react";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { type Prose, Sentence } from "../../ui/sentence.tsx";
import { PictureCard } from "./picture-card.tsx";

type TeaserCardProps = Omit<ComponentProps<typeof PictureCard>, "ratio" | "half" | "beside" | "children"> & {
	heading: string;
	text: Prose;
	actions: readonly Action[];
	/** Between the heading and the text. */
	children?: ReactNode;
};

/** A picture card with a heading, a few words and next steps. */
export function TeaserCard({ heading, text, actions, children, ...card }: TeaserCardProps) {
	const beside = card.width === 120;
	return (
		<PictureCard {...card} beside={beside} ratio={card.width === 80 ? 4 / 3 : 1}>
			<h3>{heading}</h3>
			{children}
			<p>
				<Sentence text={text} />
			</p>
			<ActionList actions={actions} quiet plain={beside} />
		</PictureCard>
	);
}
