import type { Words } from "../../content/words.ts";
import { type FrontDesign, frontDesigns, frontNames } from "../../facts/products/fronts.ts";
import { Link } from "../ui/link.tsx";
import { Shot } from "../ui/picture/shot.tsx";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import { Rows } from "../ui/rows.tsx";
import { Swipe } from "../ui/swipe.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./compare-fronts.module.css";
import { TextPanel } from "./text-panel.tsx";

type CompareFrontsProps = {
	words: Words<"front-words">;
	paths: Record<FrontDesign, string>;
	/** A close-up of each design. */
	pictures: readonly ShownShot[];
};

/**
 * The six designs side by side, what differs and what is the same. Panels rather than a table, so that a
 * phone can show one or two of them at a time and a screen reader hears each design whole.
 */
export function CompareFronts({ words, paths, pictures }: CompareFrontsProps) {
	const { compare, designs } = words;
	const { labels } = compare;
	return (
		<section id="compare">
			<Wall>
				<TextPanel width={100} heading={compare.heading} texts={[compare.text]} />
				<Panel width={140} flavour="butter">
					<Rows
						rows={(["colours", "leadTime", "fits"] as const).map((subject) => ({
							term: labels[subject],
							text: compare[subject],
						}))}
					/>
				</Panel>
				<Swipe share={70}>
					{frontDesigns.map((design) => {
						const { what, opens, edge, extra } = designs[design];
						const picture = pictures.find(({ shows }) => shows.design === design);
						return (
							<Panel key={design} width={40} as="article" className={styles.design}>
								{picture && (
									<Shot shot={picture} phone={{ width: "70vw", ratio: 1 }} desktop={{ width: "17vw", ratio: 0.9 }} />
								)}
								<h3>
									<Link to={paths[design]}>{frontNames[design]}</Link>
								</h3>
								<Rows
									rows={[
										{ term: labels.what, text: what },
										{ term: labels.opens, text: opens },
										{ term: labels.edge, text: edge },
										{ term: labels.extra, text: extra },
									]}
								/>
							</Panel>
						);
					})}
				</Swipe>
			</Wall>
		</section>
	);
}
