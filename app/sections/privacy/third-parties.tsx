import type { Words } from "../../../content/words.ts";
import { cookiesAnchor } from "../../../facts/site/integrations.ts";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import type { Privacy } from "./compose-privacy.ts";
import styles from "./privacy.module.css";

type ThirdPartiesProps = {
	words: Words<"privacy">["others"];
	parties: Privacy["parties"];
	/** A link to the cookie settings, where there are any. */
	cookies: readonly Action[];
};

/** Scripts of third parties, or a sentence that there are none. */
export function ThirdParties({ words, parties, cookies }: ThirdPartiesProps) {
	const width = ({ 1: 240, 2: 120, 3: 80 } as const)[parties.length] ?? 80;
	return (
		<section id={cookiesAnchor}>
			<Wall>
				<HeadingPanel
					heading={words.heading}
					texts={[parties.length === 0 ? words.none : words.some]}
					flavour="honey"
				/>
				{parties.map(({ key, name, company, purpose, alsoLoads, isAsked, withoutScripts, kept }) => (
					<Panel key={key} width={width} flavour="butter">
						<h3>{name}</h3>
						<p>
							<strong>{company}</strong> {purpose} {isAsked ? words.whenAsked : words.whenNotAsked}
						</p>
						{withoutScripts && <p>{words.withoutScripts}</p>}
						{alsoLoads && (
							<p>
								{alsoLoads} {words.othersKeep}
							</p>
						)}
						<p className={styles.note}>
							{kept.length === 0
								? words.keepsNothing
								: `${words.keeps} ${kept.map((one) => `${one.name} (${one.lasts})`).join(", ")}.`}
						</p>
					</Panel>
				))}
				{cookies.length > 0 && (
					<Panel width={240} flavour="honey">
						<p>
							<Sentence text={words.withdraw} />
						</p>
						<div className={styles.settings} data-live="">
							<ActionList actions={cookies} />
						</div>
					</Panel>
				)}
			</Wall>
		</section>
	);
}
