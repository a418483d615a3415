import { DrawnKitchen } from "../../app/sections/drawn-kitchen/drawn-kitchen.tsx";
import { Carousel } from "../../app/ui/carousel.tsx";
import { Disclosure } from "../../app/ui/disclosure.tsx";
import { Link } from "../../app/ui/link.tsx";
import { Marquee } from "../../app/ui/marquee.tsx";
import { Panel } from "../../app/ui/wall.tsx";
import { frontDesigns, frontNames } from "../../facts/products/fronts.ts";
import { flavours, materialOf } from "../../facts/products/materials.ts";
import { drawnKitchens, kitchenName } from "./kitchens.ts";
import styles from "./ui.module.css";

export function Marquees() {
	return (
		<>
			<Panel width={240} flavour="lychee" className={styles.strip}>
				<Marquee label="All flavours">
					{flavours.map((key) => (
						<span key={key}>{materialOf(key).name}</span>
					))}
				</Marquee>
			</Panel>
			<Panel width={240} flavour="blueberry" className={styles.strip}>
				<Marquee label="All fronts" seconds={12} gradientWidth={40}>
					{frontDesigns.map((design) => (
						<Link key={design} to="/ui#fronts">
							{frontNames[design]}
						</Link>
					))}
				</Marquee>
			</Panel>
		</>
	);
}

export function Carousels() {
	return (
		<Panel width={240} className={styles.carousel}>
			<Carousel
				label="Five kitchens"
				words={{ previous: "Previous kitchen", next: "Next kitchen", position: "Kitchen", of: "of" }}
			>
				{drawnKitchens.map((kitchen) => (
					<figure key={kitchen.prop} className={styles.slide}>
						<DrawnKitchen {...kitchen} />
						<figcaption className={styles.caption}>{kitchenName(kitchen)}</figcaption>
					</figure>
				))}
			</Carousel>
		</Panel>
	);
}

const questions = [
	{ question: "Can I open two at once?", answer: "Not among these three. They share a name, so one closes the other." },
	{ question: "Does it need a script?", answer: "No. It is the browser's own element." },
	{ question: "And on paper?", answer: "There everything is open, since nobody can press a sheet of paper." },
];

export function Disclosures() {
	return (
		<>
			<Panel width={100} flavour="butter">
				<p className={styles.label}>On its own</p>
				<div>
					<Disclosure summary="What is behind this line?">
						<p>Something that most visitors can do without.</p>
					</Disclosure>
				</div>
			</Panel>
			<Panel width={140}>
				<p className={styles.label}>One at a time</p>
				<ul>
					{questions.map(({ question, answer }) => (
						<li key={question}>
							<Disclosure name="questions" summary={question}>
								<p>{answer}</p>
							</Disclosure>
						</li>
					))}
				</ul>
			</Panel>
		</>
	);
}
