import type { Mix } from "../../../mixer/mix.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import { ShareLink } from "../shared/share-link.tsx";
import { MixList } from "./mix-list.tsx";
import { mixRows } from "./mix-rows.ts";
import type { MixerWords } from "./mixer-words.ts";
import styles from "./next-steps.module.css";

/** Everything that was chosen, as a list to print, and its link to pass on. */
export function MixSheet({ words, mix, link }: { words: MixerWords; mix: Mix; link: string }) {
	const { sheet } = words;
	return (
		<Panel width={100} as="section" className={styles.panel}>
			<h2>{sheet.heading}</h2>
			<p className="screen-only">
				<Sentence text={sheet.text} />
			</p>
			<MixList rows={mixRows(mix, words, useLocale())} />
			<ShareLink words={sheet} link={link}>
				<Button type="button" quiet onClick={() => print()}>
					{sheet.print}
				</Button>
			</ShareLink>
		</Panel>
	);
}
