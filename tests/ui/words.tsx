import { AllowedExternalContext } from "../../app/navigation/allowed-external.ts";
import { ActionList } from "../../app/ui/action-list.tsx";
import { Button } from "../../app/ui/button.tsx";
import { HoursTable } from "../../app/ui/hours-table.tsx";
import { Link } from "../../app/ui/link.tsx";
import { Price } from "../../app/ui/price.tsx";
import { Sentence } from "../../app/ui/sentence.tsx";
import { Steps } from "../../app/ui/steps.tsx";
import { Panel } from "../../app/ui/wall.tsx";
import { formatHours } from "../../content/format-hours.ts";
import { localise } from "../../content/localise.ts";
import { openingHours } from "../../facts/company/opening-hours.ts";
import { studios } from "../../facts/company/studios.ts";
import { prices } from "../../facts/costs/prices.ts";
import { flavours, materialOf } from "../../facts/products/materials.ts";
import styles from "./ui.module.css";

/** Seventeen panels: two rows of four and three of three. */
const buttonPanel = (position: number) => (position < 8 ? 60 : 80);

export function Buttons() {
	return flavours.map((key, position) => (
		<Panel key={key} width={buttonPanel(position)} flavour={key} className={styles.buttons}>
			<p className={styles.label}>{materialOf(key).name}</p>
			<ActionList
				actions={[
					{ label: "Main step", to: "/ui#buttons" },
					{ label: "Other step", to: "/ui#buttons" },
				]}
			/>
			<Button type="button">On this page</Button>
		</Panel>
	));
}

export function Links() {
	return (
		<AllowedExternalContext value={["https://www.example.com/"]}>
			<Panel width={80}>
				<p className={styles.label}>Inside the site</p>
				<p>
					A path leads to <Link to="/en/faq">a page of ours</Link>.
				</p>
			</Panel>
			<Panel width={80}>
				<p className={styles.label}>Outside</p>
				<p>
					The mark says that you <Link to="https://www.example.com/">leave the site</Link>.
				</p>
			</Panel>
			<Panel width={80}>
				<p className={styles.label}>Mail</p>
				<p>
					An address that starts with mailto <Link to="mailto:hello@example.com">opens a mail</Link>, without the mark.
				</p>
			</Panel>
		</AllowedExternalContext>
	);
}

const source =
	"**Strong** and _emphasis_ are weight, since the face has no slant. A [page](page:faq), a [service](link:instagram), a [mail](mail:contact), and the figures {designDeposit} and {frontDesigns:word} come from the facts.";

const addresses = {
	contactEmail: "hello@example.com",
	jobsEmail: undefined,
	links: { instagram: "https://www.example.com/kitchens" },
};

export function Sentences() {
	return (
		<AllowedExternalContext value={Object.values(addresses.links)}>
			<Panel width={120} flavour="night">
				<p className={styles.label}>As content files write it</p>
				<code className={styles.code}>{source}</code>
			</Panel>
			<Panel width={120}>
				<p className={styles.label}>As a visitor reads it</p>
				<p>
					<Sentence text={localise(source, "en", addresses)} />
				</p>
			</Panel>
		</AllowedExternalContext>
	);
}

export function Prices() {
	return (
		<Panel width={240}>
			<ul className={styles.prices}>
				{[prices.designDeposit, prices.minimumOrder, prices.tilePerSquareMetre].map((amount) => (
					<li key={amount}>
						<Price amount={amount} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

export function HoursTables() {
	return (
		<>
			<Panel width={120}>
				<p className={styles.label}>{studios.amsterdam.city}, English</p>
				<HoursTable rows={formatHours(openingHours.amsterdam, "en")} />
			</Panel>
			<Panel width={120}>
				<p className={styles.label}>{studios.rotterdam.city}, Dutch</p>
				<div lang="nl">
					<HoursTable rows={formatHours(openingHours.rotterdam, "nl")} />
				</div>
			</Panel>
		</>
	);
}

export function StepLists() {
	return (
		<Panel width={240}>
			<Steps steps={["Measure the cabinet.", "Choose a front.", "Hang it."]} />
		</Panel>
	);
}
