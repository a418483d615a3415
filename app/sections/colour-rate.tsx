import type { ReactNode } from "react";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import { Sentence } from "../ui/sentence.tsx";
import styles from "./colour-rate.module.css";
import { PictureCard } from "./picture-card.tsx";

type ColourRateProps = { shot: ShownShot; name: string; amount: ReactNode; text: string };

/** What a custom colour costs on one kind of front. */
export function ColourRate({ shot, name, amount, text }: ColourRateProps) {
	return (
		<PictureCard width={80} half shot={shot} ratio={1.6}>
			<h3>{name}</h3>
			<p className={styles.amount}>{amount}</p>
			<p>
				<Sentence text={text} />
			</p>
		</PictureCard>
	);
}
