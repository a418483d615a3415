import { memo } from "react";
import { brand } from "../../content/brand.ts";
import type { HoursRow } from "../../content/format-hours.ts";
import { type StudioKey, studios, warehouse } from "../../facts/company/studios.ts";
import { NewsletterForm, type NewsletterFormProps } from "../sections/sign-up/newsletter-form.tsx";
import deferredLayout from "../ui/deferred-layout.module.css";
import { HoursTable } from "../ui/hours-table.tsx";
import { Link } from "../ui/link.tsx";
import { Panel, Wall } from "../ui/wall.tsx";
import styles from "./footer.module.css";
import type { ShellWords } from "./shell-words.ts";

type FooterProps = {
	words: ShellWords["footer"];
	hours: Record<StudioKey, HoursRow[]>;
	newsletter: NewsletterFormProps;
};

export const Footer = memo(function Footer({ words, hours, newsletter }: FooterProps) {
	return (
		<footer className={styles.footer}>
			<Wall>
				{/* Not later: browsers look whether a field can be filled in, and would lay out all that waits around it at once. */}
				<Panel width={80} flavour="lychee" as="section" className={`${styles.panel} ${styles.newsletter}`}>
					<h2 className={styles.heading}>{words.newsletter.heading}</h2>
					<p>{words.newsletter.text}</p>
					<NewsletterForm {...newsletter} />
				</Panel>
				{(["amsterdam", "rotterdam"] as const).map((key) => (
					<Panel
						key={key}
						width={60}
						flavour={key === "amsterdam" ? "roquefort" : "tuna"}
						as="section"
						className={`${styles.panel} ${deferredLayout.last}`}
					>
						<h2 className={styles.heading}>{studios[key].city}</h2>
						<p>{[studios[key].street, words.studios[key].size].filter(Boolean).join(", ")}</p>
						<HoursTable rows={hours[key]} />
						<p>
							<Link to={words.studios[key].map.to}>
								{words.studios[key].map.label}
								<span className="visually-hidden"> {studios[key].city}</span>
							</Link>
						</p>
					</Panel>
				))}
				<Panel width={40} flavour="butter" as="section" className={`${styles.panel} ${deferredLayout.last}`}>
					<h2 className={styles.heading}>{warehouse.city}</h2>
					<p>{[words.warehouse.name, warehouse.street].filter(Boolean).join(", ")}</p>
					<p>{words.warehouse.text}</p>
					<p>
						<Link to={words.warehouse.map.to}>
							{words.warehouse.map.label}
							<span className="visually-hidden"> {warehouse.city}</span>
						</Link>
					</p>
				</Panel>
				<Panel width={240} flavour="night" className={`${styles.closing} ${deferredLayout.last}`}>
					<nav aria-label={words.label} className={styles.navigation}>
						<LinkList links={words.links} />
						<h2 className={styles.heading}>{words.kitchens.heading}</h2>
						<LinkList links={words.kitchens.links} />
					</nav>
					<p className={styles.name} aria-hidden="true">
						{brand}
					</p>
					<p className={styles.small}>{words.impression}</p>
				</Panel>
			</Wall>
		</footer>
	);
});

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
