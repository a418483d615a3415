import type { Flavour } from "../../../facts/products/materials.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./farrow-and-ball.module.css";
import { paint } from "./paint.ts";

type WaysProps = {
	opening: { heading: string; body: readonly string[] };
	words: { heading: string; items: readonly { name: string; text: string }[] };
};

const tins: readonly { flavour: Flavour; colour: string }[] = [
	{ flavour: "mint", colour: paint.moss },
	{ flavour: "lychee", colour: paint.clay },
	{ flavour: "butter", colour: paint.ink },
];

/** Three ways to a colour, each with a tin of paint. */
export function Ways({ opening, words }: WaysProps) {
	return (
		<section>
			<Wall>
				<Panel width={60} className={styles.opening}>
					<h2>{words.heading}</h2>
				</Panel>
				{words.items.map(({ name, text }, position) => (
					<Panel key={name} width={60} flavour={tins[position]?.flavour} className={styles.way} as="article">
						<Tin colour={tins[position]?.colour ?? paint.sky} />
						<h3>{name}</h3>
						<p>{text}</p>
					</Panel>
				))}
				<Panel width={240} className={styles.text}>
					<h2>{opening.heading}</h2>
					<div className={styles.columns}>
						<Paragraphs texts={opening.body} />
					</div>
				</Panel>
			</Wall>
		</section>
	);
}

/** A tin of paint that has been poured from. */
function Tin({ colour }: { colour: string }) {
	return (
		<svg className={styles.tin} viewBox="0 0 120 120" aria-hidden="true">
			<path d="M22 40c0-52 76-52 76 0" fill="none" stroke="#1c1b20" strokeWidth="3" />
			<path d="M18 36h84v72c0 6-84 6-84 0z" fill="#efe7d8" stroke="#1c1b20" strokeWidth="3" />
			<path d="M18 56h84v34H18z" fill={colour} />
			<ellipse cx="60" cy="36" rx="42" ry="10" fill={colour} stroke="#1c1b20" strokeWidth="3" />
			<path d="M26 42v24a5 5 0 0 0 10 0v-8a4 4 0 0 1 8 0v38a6 6 0 0 0 12 0V45z" fill={colour} />
		</svg>
	);
}
