import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import { type FrontDesign, frontDesigns } from "../../../facts/products/fronts.ts";
import type { Flavour, MaterialKey } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Link } from "../../ui/link.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import { FrontCard } from "../front-card.tsx";
import { FaktumHeights } from "./faktum-heights.tsx";
import styles from "./kitchen-fronts.module.css";

type Words = Localised<Content<"kitchen-fronts">>;

const drawers: readonly Flavour[] = ["mint", "butter", "lychee"];

/** Why new fronts are enough, and three ways to get them: a text beside a cabinet with three drawers. */
export function Routes({ content }: { content: Words }) {
	const { opening, routes } = content;
	return (
		<section>
			<Wall>
				<Panel width={100} className={styles.text}>
					<h2>{opening.heading}</h2>
					<Paragraphs texts={opening.body} />
					<div className={styles.drawing}>
						<DrawnKitchen design="catch" material="multiplex" worktop="fenix" wall="tuna" prop="plant" />
					</div>
				</Panel>
				<Panel width={140} className={styles.routes}>
					<h2 className={styles.routesHeading}>{routes.heading}</h2>
					<ul>
						{routes.items.map(({ name, text, action }, position) => (
							<li key={name} style={{ "--drawer": `var(--${drawers[position] ?? "oat"})` }}>
								<h3>{name}</h3>
								<p>
									<Sentence text={text} />
								</p>
								<p>
									<Link to={action.to} className={styles.more}>
										{action.label}
									</Link>
								</p>
							</li>
						))}
					</ul>
				</Panel>
			</Wall>
		</section>
	);
}

/** For owners of Faktum cabinets, which IKEA no longer makes. */
export function Faktum({ words }: { words: Words["faktum"] }) {
	return (
		<section id="faktum">
			<Wall>
				<Panel width={100} flavour="tabasco" className={styles.bare}>
					<FaktumHeights />
				</Panel>
				<Panel width={140} flavour="frosting" className={styles.faktum}>
					<h2>{words.heading}</h2>
					<Paragraphs texts={words.body} />
					<ActionList actions={[words.action]} />
				</Panel>
			</Wall>
		</section>
	);
}

/** The six designs, each with the reason to choose it. */
export function Designs({ words, paths }: { words: Words["designs"]; paths: Record<FrontDesign, string> }) {
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="night" className={styles.slim}>
					<h2>{words.heading}</h2>
				</Panel>
				{frontDesigns.map((design) => (
					<Panel key={design} width={40} half className={styles.bare}>
						<FrontCard
							design={design}
							material={materials[design]}
							to={paths[design]}
							short={words.shorts[design]}
							width={40}
						/>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

/** Other colours than on the fronts overview. */
const materials = {
	own: "roquefort",
	catch: "multiplex",
	flush: "walnut",
	pull: "butter",
	framed: "tuna",
	barre: "mint",
} as const satisfies Record<FrontDesign, MaterialKey>;

/** What to write down beforehand, and what holds for every order. */
export function Measuring({ content }: { content: Words }) {
	const { measuring, terms } = content;
	return (
		<section>
			<Wall>
				<Panel width={140} flavour="accent" className={styles.measuring}>
					<h2>{measuring.heading}</h2>
					<p>
						<Sentence text={measuring.text} />
					</p>
					<ol className={styles.steps}>
						{measuring.steps.map((step) => (
							<li key={step}>
								<Sentence text={step} />
							</li>
						))}
					</ol>
				</Panel>
				<Panel width={100} className={styles.terms}>
					<h2>{terms.heading}</h2>
					<dl>
						{terms.rows.map(({ term, text }) => (
							<div key={term}>
								<dt>{term}</dt>
								<dd>
									<Sentence text={text} />
								</dd>
							</div>
						))}
					</dl>
				</Panel>
			</Wall>
		</section>
	);
}
