import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { cookiesAnchor } from "../../../facts/site/integrations.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PageOpening } from "../page-opening.tsx";
import { WallStack } from "../wall-stack.tsx";
import type { Privacy } from "./compose-privacy.ts";
import styles from "./privacy.module.css";

type PrivacyPageProps = {
	words: Localised<Content<"privacy">>;
	privacy: Privacy;
	/** Whether confirmed addresses go to a mailing service too. */
	mailingService: boolean;
	/** Whether any link leads to a service outside the site. */
	outsideServices: boolean;
	/** A link to the cookie settings, where there are any. */
	cookies: readonly { label: string; to: string }[];
};

const drawers: readonly MaterialKey[] = ["butter", "mint", "lychee", "tuna"];

/** What is kept about a visitor: in their browser, by others, and for the newsletter. */
export function PrivacyPage({ words, privacy, mailingService, outsideServices, cookies }: PrivacyPageProps) {
	const { newsletter, desk, rest, rights } = words;
	return (
		<WallStack>
			<PageOpening content={words} />
			<Others words={words.others} parties={privacy.parties} cookies={cookies} />
			<Device words={words.device} own={privacy.own} />
			<section>
				<Wall>
					<Panel width={80} flavour="honey" className={styles.text}>
						<h2>{desk.heading}</h2>
					</Panel>
					<Panel width={160} className={styles.text}>
						<p>{desk.text}</p>
						<dl>
							{desk.terms.map(({ term, text }) => (
								<div key={term}>
									<dt>
										<strong>{term}</strong>
									</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
						<p>
							<Sentence text={desk.erase} />
						</p>
					</Panel>
				</Wall>
			</section>
			<section>
				<Wall>
					<Panel width={60} flavour="night" className={styles.head}>
						<h2>{newsletter.heading}</h2>
					</Panel>
					<Panel width={60} flavour="frosting" className={styles.text}>
						<h3>{newsletter.what.heading}</h3>
						<Paragraphs texts={[newsletter.what.text, ...(mailingService ? [newsletter.what.service] : [])]} />
					</Panel>
					{[newsletter.time, newsletter.erase].map(({ heading, text }) => (
						<Panel key={heading} width={60} flavour="frosting" className={styles.text}>
							<h3>{heading}</h3>
							<p>
								<Sentence text={text} />
							</p>
						</Panel>
					))}
				</Wall>
			</section>
			<section>
				<Wall>
					<Panel width={100} className={styles.text}>
						<h2>{rest.heading}</h2>
						<Paragraphs texts={[...rest.body, ...(outsideServices ? [rest.elsewhere] : [])]} />
					</Panel>
					<Panel width={140} flavour="accent" className={styles.text}>
						<h2>{rights.heading}</h2>
						<p>{rights.text}</p>
						<ActionList actions={rights.actions} />
					</Panel>
				</Wall>
			</section>
		</WallStack>
	);
}

/** A drawer for each thing that the site stores. */
function Device({ words, own }: { words: PrivacyPageProps["words"]["device"]; own: Privacy["own"] }) {
	return (
		<section>
			<Wall>
				<Panel width={240} flavour="night" className={styles.wideHead}>
					<h2>{words.heading}</h2>
					<p>{words.text}</p>
				</Panel>
				{own.map(({ key, kept }, position) => (
					<Panel key={key} width={own.length === 4 ? 60 : 80} className={styles.drawer}>
						<Front design="pull" material={drawers[position] ?? "butter"} width={80} className={styles.front}>
							<h3 className={styles.name}>
								{kept.map(({ name }) => (
									<span key={name}>{name}</span>
								))}
							</h3>
						</Front>
						<div className={styles.inside}>
							<p>{words.why[key]}</p>
							<p className={styles.note}>
								{words.places[kept[0]?.place ?? "cookie"]}. {words.lasts} {kept[0]?.lasts}.
							</p>
						</div>
					</Panel>
				))}
			</Wall>
		</section>
	);
}

type OthersProps = {
	words: PrivacyPageProps["words"]["others"];
	parties: Privacy["parties"];
	cookies: PrivacyPageProps["cookies"];
};

/** Scripts of third parties, or a sentence that there are none. */
function Others({ words, parties, cookies }: OthersProps) {
	const width = ({ 1: 240, 2: 120, 3: 80 } as const)[parties.length] ?? 80;
	return (
		<section id={cookiesAnchor}>
			<Wall>
				<Panel width={240} flavour="honey" className={styles.wideHead}>
					<h2>{words.heading}</h2>
					<p>{parties.length === 0 ? words.none : words.some}</p>
				</Panel>
				{parties.map(({ key, name, company, purpose, alsoLoads, isAsked, withoutScripts, kept }) => (
					<Panel key={key} width={width} flavour="butter" className={styles.text}>
						<h3>{name}</h3>
						<p>
							<strong>{company}</strong> {purpose} {isAsked ? words.whenAsked : words.whenNotAsked}
						</p>
						{withoutScripts && <p>{words.withoutScripts}</p>}
						{alsoLoads && (
							<p>
								{alsoLoads} {words.othersKeep}
							</p>
						)}
						<p className={styles.note}>
							{kept.length === 0
								? words.keepsNothing
								: `${words.keeps} ${kept.map((one) => `${one.name} (${one.lasts})`).join(", ")}.`}
						</p>
					</Panel>
				))}
				{cookies.length > 0 && (
					<Panel width={240} flavour="honey" className={styles.withdraw}>
						<p>{words.withdraw}</p>
						<div className={styles.settings} data-live="">
							<ActionList actions={cookies} />
						</div>
					</Panel>
				)}
			</Wall>
		</section>
	);
}
