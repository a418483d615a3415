import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/faucets-sinks.ts";
import { type Finish, sinks } from "../../../facts/sinks.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./faucets-sinks.module.css";
import { finishWalls } from "./finish-walls.ts";
import { Sink } from "./sink.tsx";
import { BoilingTap, StandardTap } from "./taps.tsx";

export type FaucetsWords = Localised<typeof nl>;

/** The three finishes with everything that we draw in them: sink, tap and boiling-water tap. */
export function Finishes({ words, pictures }: { words: FaucetsWords; pictures: Record<string, ShownShot> }) {
	const { opening, finishes } = words;
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="night" className={styles.head}>
					<h2>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
				</Panel>
				{sinks.map((finish) => (
					<Panel key={finish} width={80} as="article" className={styles.finish}>
						<div className={styles.trio} data-flavour={finishWalls[finish]}>
							<SinkPicture finish={finish} picture={pictures[`worktops/sink-${finish}`]} />
						</div>
						<div className={styles.finishText}>
							<p className={styles.name}>{finishes[finish].name}</p>
							<h3>{finishes[finish].heading}</h3>
							<p>
								<Sentence text={finishes[finish].text} />
							</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

/** The sink as it was rendered, or as long as it was not, everything in its finish as a drawing. */
function SinkPicture({ finish, picture }: { finish: Finish; picture: ShownShot | undefined }) {
	if (!picture) return <Trio finish={finish} />;
	return <Shot shot={picture} phone={{ width: "100vw", ratio: 4 / 3 }} desktop={{ width: "34vw", ratio: 4 / 3 }} />;
}

function Trio({ finish }: { finish: Finish }) {
	return (
		<svg viewBox="0 -5 80 70" aria-hidden="true">
			<path d="M0 38h80v2.400H0z" fill="#f3f1ee" />
			<path d="M0 40.400h80v.8H0z" fill="#000" opacity=".25" />
			<g transform="translate(21 38)">
				<StandardTap finish={finish} />
			</g>
			<g transform="translate(55 38)">
				<BoilingTap finish={finish} />
			</g>
			<g transform="translate(40 41)">
				<Sink finish={finish} />
			</g>
		</svg>
	);
}
