import type { Flavour } from "../../../facts/products/materials.ts";
import { Link } from "../../ui/link.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DrawnKitchen } from "../drawn-kitchen/drawn-kitchen.tsx";
import type { PropName } from "../drawn-kitchen/prop.tsx";
import styles from "./farrow-and-ball.module.css";
import { paint } from "./paint.ts";

type Item = { name: string; text: string; action: { label: string; to: string } };

const looks = [
	{ design: "framed", colour: paint.moss, wall: "lychee", prop: "lemons" },
	{ design: "barre", colour: paint.clay, wall: "mint", prop: "jug" },
	{ design: "own", colour: paint.ink, wall: "butter", prop: "cake" },
] as const satisfies readonly { design: string; colour: string; wall: Flavour; prop: PropName }[];

/** Three designs that suit paint. */
export function PaintedDesigns({ words }: { words: { heading: string; items: readonly Item[] } }) {
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="tuna" className={styles.slim}>
					<h2>{words.heading}</h2>
				</Panel>
				{words.items.map(({ name, text, action }, position) => {
					const look = looks[position];
					return (
						<Panel key={name} width={80} className={styles.design} as="article">
							{look && <DrawnKitchen {...look} material="painted" worktop="marble" />}
							<div className={styles.designText}>
								<h3>{name}</h3>
								<p>
									<Sentence text={text} />
								</p>
								<p>
									<Link to={action.to} className={styles.more}>
										{action.label}
									</Link>
								</p>
							</div>
						</Panel>
					);
				})}
			</Wall>
		</section>
	);
}
