import type { ReactNode } from "react";
import type { Flavour } from "../../../facts/products/materials.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

type LandingQuestionsProps = {
	words: { heading: string; items: readonly { question: string; answer: string }[] };
	flavour: Flavour | "accent";
	/** What is drawn beneath the heading. */
	children: ReactNode;
	wide?: boolean;
};

/** The questions of one page, beside a heading with something drawn in it. */
export function LandingQuestions({ words, flavour, children, wide = false }: LandingQuestionsProps) {
	return (
		<section>
			<Wall>
				<Panel width={wide ? 100 : 80} flavour={flavour} className={styles.head}>
					<h2>{words.heading}</h2>
					<div className={styles.drawing}>{children}</div>
				</Panel>
				<Panel width={wide ? 140 : 160} className={styles.questions}>
					<ul>
						{words.items.map(({ question, answer }) => (
							<li key={question}>
								<Disclosure summary={<h3 className={styles.question}>{question}</h3>}>
									<p>
										<Sentence text={answer} />
									</p>
								</Disclosure>
							</li>
						))}
					</ul>
				</Panel>
			</Wall>
		</section>
	);
}
