import { memo, type ReactNode } from "react";
import { brand } from "../../content/brand.ts";
import type { HoursRow } from "../../content/format-hours.ts";
import type { Words } from "../../content/words.ts";
import { type StudioKey, studioKeys, studios, warehouse } from "../../facts/company/studios.ts";
import { NewsletterForm, type NewsletterFormProps } from "../sections/sign-up/newsletter-form.tsx";
import type { Action } from "../ui/action-list.tsx";
import deferredLayout from "../ui/deferred-layout.module.css";
import { Disclosure } from "../ui/disclosure.tsx";
import { HoursTable } from "../ui/hours-table.tsx";
import { Link } from "../ui/link.tsx";
import { Sentence } from "../ui/sentence.tsx";
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
		<footer className={`${styles.footer} screen-only`}>
			<Wall>
				{/* Not deferred: browsers inspect form fields for autofill, which would lay out all deferred content. */}
				{newsletter && (
					<Panel width={240} flavour="night" as="section" className={styles.newsletter}>
						<div>
							<h2>{words.newsletter.heading}</h2>
							<p>
								<Sentence text={words.newsletter.text} />
							</p>
						</div>
						<NewsletterForm {...newsletter} />
					</Panel>
				)}
				<Panel width={240} flavour="night" as="section" className={`${styles.places} ${deferredLayout.last}`}>
					{studioKeys.map((key) => (
						<Place key={key} place={studios[key]} link={words.places[key]}>
							<HoursTable rows={hours[key]} />
						</Place>
					))}
					<Place place={warehouse} link={words.places.warehouse}>
						<p>{words.pickUp}</p>
					</Place>
				</Panel>
				<Panel width={240} flavour="night" className={`${styles.closing} ${deferredLayout.last}`}>
					<nav aria-label={words.label}>
						<LinkList links={words.links} />
						<Disclosure summary={words.kitchens.heading} openOnWideScreens>
							<LinkList links={words.kitchens.links} />
						</Disclosure>
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
	place: { city: string; street?: string | undefined };
	link: Action;
	children: ReactNode;
};

/** A studio or the warehouse: a line that opens on phones, all of it on wide screens. */
function Place({ place, link, children }: PlaceProps) {
	return (
		<Disclosure summary={place.city} openOnWideScreens>
			<p>
				<Link to={link.to}>{link.label}</Link>
			</p>
			{place.street && <p>{place.street}</p>}
			{children}
		</Disclosure>
	);
}

function LinkList({ links }: { links: readonly Action[] }) {
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
