import type { Flavour } from "../../../facts/products/materials.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Shot } from "../../ui/picture/shot.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./landing.module.css";

type LandingQuestionsProps = {
	words: { heading: string; items: readonly { question: string; answer: string }[] };
	flavour: Flavour | "accent";
	picture: ShownPicture;
};

/** The questions of one page, beside a heading with a picture. */
export function LandingQuestions({ words, flavour, picture }: LandingQuestionsProps) {
	return (
		<section>
			<Wall>
				<Panel width={80} flavour={flavour} className={styles.head}>
					<h2>{words.heading}</h2>
					<Shot
						shot={picture}
						phone={{ width: "100vw", ratio: 4 / 3 }}
						desktop={{ width: "34vw", ratio: 1.1 }}
						className={styles.picture}
					/>
				</Panel>
				<Panel width={160} className={styles.questions}>
					<ul>
						{words.items.map(({ question, answer }) => (
							<li key={question}>
								<Disclosure summary={<h3>{question}</h3>}>
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
