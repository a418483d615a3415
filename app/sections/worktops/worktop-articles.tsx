import type { Words } from "../../../content/words.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { marbleComposite, steelBuilds, type Worktop, worktops } from "../../../facts/products/worktops.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import styles from "./worktops.module.css";

type Look = { picture: 100 | 140; pictureFirst: boolean; flavour: Flavour };

/** Picture and words change sides from one worktop to the next. */
const looks: Record<Worktop, Look> = {
	"marble-composite": { picture: 100, pictureFirst: true, flavour: "oat" },
	"stainless-steel": { picture: 100, pictureFirst: false, flavour: "butter" },
	marble: { picture: 140, pictureFirst: true, flavour: "cherry" },
	fenix: { picture: 140, pictureFirst: false, flavour: "sage" },
};

/** Each worktop with text and picture. */
export function WorktopArticles({
	words,
	pictures,
}: {
	words: Words<"worktops">;
	pictures: Record<Worktop, ShownPicture>;
}) {
	const builds = steelBuilds.map((build) => ({
		term: `${words.steel[build].name}, ${words.sections[build]}`,
		text: words.steel[build].text,
	}));
	return (
		<div>
			<Wall>
				{worktops.map((worktop) => {
					const { picture, pictureFirst, flavour } = looks[worktop];
					const { name, heading, body, careHeading, care } = words.each[worktop];
					return (
						<div key={worktop} id={worktop} className={styles.pair} data-first={pictureFirst ? "" : undefined}>
							<PicturePanel
								shot={pictures[worktop]}
								width={picture}
								ratio={picture === 100 ? 1.1 : 1.5}
								phoneRatio={16 / 9}
							/>
							<TextPanel
								width={picture === 100 ? 140 : 100}
								as="article"
								flavour={flavour}
								overline={name}
								heading={heading}
								texts={body}
							>
								{worktop === "marble-composite" && <Composition words={words.composition} />}
								<Disclosure summary={careHeading} openOnWideScreens>
									{worktop === "stainless-steel" && <Rows rows={builds} />}
									<p>
										<Sentence text={care} />
									</p>
								</Disclosure>
							</TextPanel>
						</div>
					);
				})}
			</Wall>
		</div>
	);
}

/** How much of it is marble, as a bar: between the two lengths lies what differs from slab to slab. */
function Composition({ words }: { words: { marble: string; epoxy: string } }) {
	const { marblePercent } = marbleComposite;
	return (
		<div className={styles.composition}>
			<div className={styles.bar} aria-hidden="true">
				<Slab worktop="marble-composite" />
				<div style={{ "--share": marblePercent.max - marblePercent.min }} data-part="either" />
				<div style={{ "--share": 100 - marblePercent.max }} data-part="epoxy" />
			</div>
			<p>
				<strong>{words.marble}</strong>
				<strong>{words.epoxy}</strong>
			</p>
		</div>
	);
}
