import { type FrontDesign, frontNames } from "../../facts/products/fronts.ts";
import { Front } from "../ui/front/front.tsx";
import { Link } from "../ui/link.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./compare-fronts.module.css";
import type { FrontWords } from "./front-page/front-words.ts";
import { frontShowcase } from "./front-showcase.ts";

type CompareFrontsProps = { words: FrontWords; paths: Record<FrontDesign, string> };

/**
 * The six designs side by side, what differs and what is the same. A list of six rather than a table, so that a
 * phone can show two of them at a time and a screen reader hears each design whole; the rows line up all the same.
 */
export function CompareFronts({ words, paths }: CompareFrontsProps) {
	const { compare, designs } = words;
	return (
		<section id="compare">
			<Wall>
				<Panel width={240} className={styles.head}>
					<h2>{compare.heading}</h2>
					<p>
						<Sentence text={compare.text} />
					</p>
				</Panel>
				<Panel width={240} className={styles.frame}>
					<ul className={styles.designs} aria-label={compare.caption}>
						{frontShowcase.map(({ design, material }) => (
							<li key={design} className={styles.design}>
								<div className={styles.detail} data-design={design}>
									<Front design={design} material={material} width={60} className={styles.front} />
								</div>
								<h3>
									<Link to={paths[design]}>{frontNames[design]}</Link>
								</h3>
								<dl className={styles.facts}>
									<Row term={compare.labels.what} text={designs[design].what} />
									<Row term={compare.labels.opens} text={designs[design].opens} />
									<Row term={compare.labels.edge} text={designs[design].edge} />
									<Row term={compare.labels.extra} text={designs[design].extra} />
								</dl>
							</li>
						))}
					</ul>
				</Panel>
				{(["colours", "leadTime", "fits"] as const).map((subject) => (
					<Panel key={subject} width={80} flavour="butter" className={styles.shared}>
						<h3>{compare.labels[subject]}</h3>
						<p>
							<Sentence text={compare[subject]} />
						</p>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

function Row({ term, text }: { term: string; text: string }) {
	return (
		<div className={styles.fact}>
			<dt>{term}</dt>
			<dd>
				<Sentence text={text} />
			</dd>
		</div>
	);
}
