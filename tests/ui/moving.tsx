import { DrawnKitchen } from "../../app/sections/drawn-kitchen/drawn-kitchen.tsx";
import { Carousel } from "../../app/ui/carousel.tsx";
import { Disclosure } from "../../app/ui/disclosure.tsx";
import { Link } from "../../app/ui/link.tsx";
import { Marquee } from "../../app/ui/marquee.tsx";
import { Swipe } from "../../app/ui/swipe.tsx";
import { Tabs } from "../../app/ui/tabs.tsx";
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

export function Swipes() {
	return (
		<Swipe>
			{flavours.slice(0, 3).map((key) => (
				<Panel key={key} width={80} flavour={key} className={styles.specimen}>
					<p className={styles.label}>{materialOf(key).name}</p>
					<p className={styles.small}>one of three</p>
				</Panel>
			))}
		</Swipe>
	);
}

const tabs = frontDesigns.slice(0, 3).map((design) => ({
	key: design,
	label: frontNames[design],
	content: <p>What there is to say about {frontNames[design]}.</p>,
}));

export function TabGroups() {
	return (
		<>
			<Panel width={120}>
				<p className={styles.label}>One at a time</p>
				<Tabs name="one-at-a-time" legend="A front" tabs={tabs} />
			</Panel>
			<Panel width={120}>
				<p className={styles.label}>All on wide screens</p>
				<Tabs name="all-on-wide" legend="A front" tabs={tabs} allOnWideScreens />
			</Panel>
		</>
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
