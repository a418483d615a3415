import { useLocation } from "react-router";
import { type FrontDesign, frontNames } from "../../../facts/products/fronts.ts";
import { materialName } from "../../../facts/products/materials.ts";
import { mixQueryOf } from "../../../word-wall/mix-of-wall.ts";
import { serializeWall, type WordWall, wallPicturePaths } from "../../../word-wall/wall-link.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import buttons from "../../ui/button.module.css";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { ShareLink } from "../shared/share-link.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./next-steps.module.css";
import type { WordWallWords } from "./typed-wall.tsx";

type NextStepsProps = {
	words: WordWallWords;
	wall: WordWall;
	joint: string;
	paths: Record<FrontDesign, string>;
	siteUrl: string;
};

/** Next steps for a wall: share it, make a kitchen of it; and the list of its fronts. */
export function NextSteps({ words, wall, joint, paths, siteUrl }: NextStepsProps) {
	const locale = useLocale();
	const address = new URL(useLocation().pathname, siteUrl).href;
	const { share, poster, mixer, list, opening } = words;
	const query = serializeWall(wall);
	const file = `${wallPicturePaths.poster}?${query}`;
	const mix = { ...mixer.action, to: `${mixer.action.to}?${mixQueryOf(wall)}` };
	return (
		<Wall>
			<TextPanel width={120} tall flavour="butter" heading={poster.heading} texts={[poster.text]}>
				<img className={`${styles.poster} screen-only`} src={file} alt="" width={420} height={297} loading="lazy" />
				{/* Not a Link: it is a file of the server, not a page. */}
				<a className={buttons.other} href={file} download={`${poster.file}.svg`}>
					{poster.save}
				</a>
			</TextPanel>
			<TextPanel width={120} flavour="lychee" heading={share.heading} texts={[share.text]}>
				<ShareLink words={share} link={`${address}?${query}`} />
			</TextPanel>
			<TextPanel width={120} flavour="blueberry" heading={mixer.heading} texts={[mixer.text]} actions={[mix]} />
			<Panel width={140} as="section">
				<h2>{list.heading}</h2>
				<p>
					<Sentence text={list.text} />
				</p>
				<ol className={styles.list}>
					{wall.letters.map(({ character, front }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a front is known by its place
						<li key={at}>
							<Front {...front} scaled className={styles.letter}>
								<b>{character}</b>
							</Front>
							<span>
								<Link to={paths[front.design]}>{frontNames[front.design]}</Link> {joint}{" "}
								{materialName(front.material, locale)}
							</span>
						</li>
					))}
				</ol>
			</Panel>
			<TextPanel width={100} flavour="mint" heading={opening.heading} texts={opening.body} actions={words.actions} />
		</Wall>
	);
}
