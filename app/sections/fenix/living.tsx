import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { DrawnKitchen, type DrawnKitchenProps } from "../drawn-kitchen/drawn-kitchen.tsx";
import styles from "./fenix.module.css";

type Items = { heading: string; items: readonly { name: string; text: string }[] };

const kitchens: readonly DrawnKitchenProps[] = [
	{ design: "pull", material: "sage", worktop: "marble-composite", wall: "frosting", prop: "jug" },
	{ design: "catch", material: "cherry", worktop: "stainless-steel", wall: "roquefort", prop: "trophy" },
	{ design: "flush", material: "cacao", worktop: "marble", wall: "tuna", prop: "cake" },
];

/** Three kitchens; their names are those of the list. */
export function Kitchens({ words }: { words: Items }) {
	return (
		<section>
			<Wall>
				<Panel width={60} flavour="accent" className={styles.kitchensHead}>
					<h2>{words.heading}</h2>
				</Panel>
				{kitchens.map((kitchen, position) => (
					<Panel key={kitchen.material} width={60} className={styles.kitchen}>
						<DrawnKitchen {...kitchen} />
						<div className={styles.caption}>
							<h3>{words.items[position]?.name}</h3>
							<p>{words.items[position]?.text}</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

const flavours: readonly Flavour[] = ["frosting", "butter", "mint", "oat"];

/** Four properties of Fenix as drawers. */
export function Habits({ words }: { words: Items }) {
	return (
		<section>
			<Wall>
				<Panel width={80} flavour="roquefort" className={styles.habitsHead}>
					<h2>{words.heading}</h2>
					<Front design="catch" material="night" width={80} className={styles.smudged} />
				</Panel>
				{words.items.map(({ name, text }, position) => (
					<Panel key={name} width={80} flavour={flavours[position]} className={styles.habit}>
						<h3>{name}</h3>
						<p>{text}</p>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

type Block = { heading: string; text: string; action: { label: string; to: string } };

/** Fenix as a worktop, and the box to feel it with. */
export function WorktopAndSamples({ worktop, samples }: { worktop: Block; samples: Block }) {
	return (
		<section>
			<Wall>
				<Panel width={140} flavour="honey" className={styles.worktop}>
					<div className={styles.counter} aria-hidden="true">
						<Slab worktop="fenix" edge className={styles.slab} />
						<Front design="pull" material="oat" width={60} />
						<Front design="pull" material="roquefort" width={60} />
						<Front design="pull" material="mocca" width={60} />
						<Front design="pull" material="sage" width={60} />
					</div>
					<h2>{worktop.heading}</h2>
					<p>
						<Sentence text={worktop.text} />
					</p>
					<ActionList actions={[worktop.action]} />
				</Panel>
				<Panel width={100} flavour="tuna" className={styles.samples}>
					<div className={styles.flatlay} aria-hidden="true">
						<Front design="flush" material="blueberry" />
						<Front design="flush" material="oat" />
						<Front design="flush" material="aubergine" />
						<Front design="flush" material="tabasco" />
						<Front design="flush" material="sage" />
					</div>
					<h2>{samples.heading}</h2>
					<p>
						<Sentence text={samples.text} />
					</p>
					<ActionList actions={[samples.action]} />
				</Panel>
			</Wall>
		</section>
	);
}
