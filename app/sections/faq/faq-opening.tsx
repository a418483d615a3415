import type { Words } from "../../../content/words.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import styles from "./faq.module.css";

type FaqOpeningProps = {
	content: Words<"faq">;
};

const drawers: readonly (FrontLook<Flavour> & { verdict: "yes" | "no" | "depends" })[] = [
	{ verdict: "yes", design: "catch", material: "mint" },
	{ verdict: "no", design: "flush", material: "tabasco" },
	{ verdict: "depends", design: "pull", material: "roquefort" },
];

/** Yes, no and it depends: a cabinet with three drawers, and beside each what is in it. */
export function FaqOpening({ content }: FaqOpeningProps) {
	return (
		<section>
			<Wall>
				<PageTitle content={content} width={100} />
				<Panel width={140} bare className="screen-only">
					<h2 className="visually-hidden">{content.opening.heading}</h2>
					<ul className={styles.drawers}>
						{drawers.map(({ verdict, design, material }) => (
							<li key={verdict} className={styles.drawer}>
								<Front design={design} material={material} width={60}>
									<span className={styles.verdict} style={{ "--letters": content.verdicts[verdict].length }}>
										{content.verdicts[verdict]}
									</span>
								</Front>
								<p>
									<Sentence text={content.opening.body[verdict]} />
								</p>
							</li>
						))}
					</ul>
				</Panel>
			</Wall>
		</section>
	);
}
