import type { Words } from "../../../content/words.ts";
import { type CabinetKey, cabinetKeys, cabinetSystemOf } from "../../../facts/kitchen/cabinet-systems.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import { QueryLink } from "../../query-state/query-link.tsx";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { cabinetsParameter, fitAnchor, parseCabinetsQuery } from "./cabinets-query.ts";
import styles from "./fit-check.module.css";

const looks: Record<CabinetKey, FrontLook<Flavour>> = {
	metod: { design: "own", material: "mint" },
	faktum: { design: "catch", material: "blueberry" },
	bordo: { design: "flush", material: "tabasco" },
	senti: { design: "framed", material: "sage" },
	other: { design: "barre", material: "tuna" },
};

/** 'Does it fit my cabinets?' Each system is a link; the chosen one opens and shows the verdict. */
export function FitCheck({ words }: { words: Words<"fit-check"> }) {
	const [chosen] = useQueryState(parseCabinetsQuery);
	const answer = chosen && words.answers[chosen];
	return (
		<section id={fitAnchor} className="screen-only" aria-labelledby="fit-heading">
			<Wall className={styles.wall}>
				<Panel width={80} flavour="frosting">
					<h2 id="fit-heading">{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</Panel>
				<Panel width={160} bare flavour="night" className={styles.cabinets}>
					<ul className={styles.choices} aria-label={words.choices}>
						{cabinetKeys.map((key) => {
							const { brand = words.other.brand, model = words.other.model } = cabinetSystemOf(key);
							return (
								<li key={key} className={styles.choice}>
									<QueryLink
										set={{ [cabinetsParameter]: key }}
										hash={`#${fitAnchor}`}
										className={styles.link}
										current={key === chosen}
									>
										<Front
											{...looks[key]}
											width={key === "other" ? 80 : 40}
											className={styles.front}
											open={key === chosen}
											inside={key === chosen && <Verdict text={words.answers[key].verdict} />}
										>
											<span className={styles.letters} aria-hidden="true">
												{model}
											</span>
										</Front>
										<span className={styles.name}>
											<span className={styles.model}>{model}</span> <span>{brand}</span>
										</span>
									</QueryLink>
								</li>
							);
						})}
					</ul>
				</Panel>
				<Panel width={80} className={styles.answer} flavour={chosen ? looks[chosen].material : "honey"}>
					<div className={styles.words} aria-live="polite">
						<h3>{(answer ?? words.waiting).heading}</h3>
						<p>
							<Sentence text={(answer ?? words.waiting).text} />
						</p>
					</div>
					{answer && <ActionList actions={answer.actions} />}
				</Panel>
			</Wall>
		</section>
	);
}

/** The verdict in the open cabinet. Hidden from screen readers, since the answer beside it says the same. */
function Verdict({ text }: { text: string }) {
	return (
		<span className={styles.verdict} aria-hidden="true">
			{text}
		</span>
	);
}
