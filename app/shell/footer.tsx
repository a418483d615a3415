import { memo, type ReactNode } from "react";
import { brand } from "../../content/brand.ts";
import type { HoursRow } from "../../content/format-hours.ts";
import type { Words } from "../../content/words.ts";
import { type StudioKey, studioKeys, studios, warehouse } from "../../facts/company/studios.ts";
import type { Flavour } from "../../facts/products/materials.ts";
import { NewsletterForm, type NewsletterFormProps } from "../sections/sign-up/newsletter-form.tsx";
import deferredLayout from "../ui/deferred-layout.module.css";
import { HoursTable } from "../ui/hours-table.tsx";
import { Link } from "../ui/link.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./footer.module.css";

type FooterProps = {
	words: Words<"shell">["footer"];
	hours: Record<StudioKey, HoursRow[]>;
	/** Not on pages that are about the newsletter themselves. */
	newsletter: NewsletterFormProps | undefined;
};

export const Footer = memo(function Footer({ words, hours, newsletter }: FooterProps) {
	return (
		<footer className={styles.footer}>
			<Wall>
				{/* Not later: browsers look whether a field can be filled in, and would lay out all that waits around it at once. */}
				{newsletter && (
					<Panel width={80} flavour="lychee" as="section" spread>
						<h2 className={styles.heading}>{words.newsletter.heading}</h2>
						<p>{words.newsletter.text}</p>
						<NewsletterForm {...newsletter} />
					</Panel>
				)}
				{studioKeys.map((key) => (
					<Place
						key={key}
						width={newsletter ? 60 : 80}
						flavour={key === "amsterdam" ? "roquefort" : "tuna"}
						city={studios[key].city}
						map={words.studios[key].map}
					>
						<p>{[studios[key].street, words.studios[key].size].filter(Boolean).join(", ")}</p>
						<HoursTable rows={hours[key]} />
					</Place>
				))}
				<Place width={newsletter ? 40 : 80} flavour="butter" city={warehouse.city} map={words.warehouse.map}>
					<p>{[words.warehouse.name, warehouse.street].filter(Boolean).join(", ")}</p>
					<p>{words.warehouse.text}</p>
				</Place>
				<Panel width={240} flavour="night" className={`${styles.closing} ${deferredLayout.last}`}>
					<nav aria-label={words.label} className={styles.navigation}>
						<LinkList links={words.links} />
						<Drawer name={words.kitchens.heading}>
							<LinkList links={words.kitchens.links} />
						</Drawer>
					</nav>
					<p className={styles.brand} aria-hidden="true">
						{brand}
					</p>
					<p className={styles.small}>{words.impression}</p>
				</Panel>
			</Wall>
		</footer>
	);
});

type PlaceProps = {
	width: 40 | 60 | 80;
	flavour: Flavour;
	city: string;
	map: { label: string; to: string };
	children: ReactNode;
};

/** A studio or the warehouse. */
function Place({ width, flavour, city, map, children }: PlaceProps) {
	return (
		<Panel width={width} flavour={flavour} as="section" className={`${styles.place} ${deferredLayout.last}`}>
			<Drawer name={city}>
				{children}
				<p>
					<Link to={map.to}>
						{map.label}
						<span className="visually-hidden"> {city}</span>
					</Link>
				</p>
			</Drawer>
		</Panel>
	);
}

/** A drawer on phones, a heading with what it holds on wide screens. */
function Drawer({ name, children }: { name: string; children: ReactNode }) {
	return (
		<>
			<h2 className={styles.name}>{name}</h2>
			<details className={styles.drawer}>
				<summary>{name}</summary>
				{children}
			</details>
		</>
	);
}

function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
	return (
		<ul className={styles.links}>
			{links.map(({ label, to }) => (
				<li key={label}>
					<Link to={to}>{label}</Link>
				</li>
			))}
		</ul>
	);
}
