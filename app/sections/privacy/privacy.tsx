import type { Words } from "../../../content/words.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import { cookiesAnchor } from "../../../facts/site/integrations.ts";
import { type Action, ActionList } from "../../ui/action-list.tsx";
import { Front } from "../../ui/front/front.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import { PageOpening } from "../shared/page-opening.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import type { Privacy } from "./compose-privacy.ts";
import styles from "./privacy.module.css";

type PrivacyPageProps = {
	words: Words<"privacy">;
	privacy: Privacy;
	/** Whether confirmed addresses go to a mailing service too. */
	mailingService: boolean;
	/** Whether any link leads to a service outside the site. */
	outsideServices: boolean;
	/** The picture beside the title. */
	picture: ShownPicture;
	/** A link to the cookie settings, where there are any. */
	cookies: readonly Action[];
};

const drawers: readonly MaterialKey[] = ["butter", "mint", "lychee", "tuna"];

/** A visitor's data: in their browser, at third parties, and for the newsletter. */
export function PrivacyPage(props: PrivacyPageProps) {
	const { words, privacy, mailingService, outsideServices, picture, cookies } = props;
	const { newsletter, desk, rest, rights } = words;
	const aboutNewsletter = [
		{ ...newsletter.what, texts: [newsletter.what.text, ...(mailingService ? [newsletter.what.service] : [])] },
		{ ...newsletter.time, texts: [newsletter.time.text] },
		{ ...newsletter.erase, texts: [newsletter.erase.text] },
	];
	return (
		<WallStack>
			<PageOpening content={words} picture={picture} />
			<Others words={words.others} parties={privacy.parties} cookies={cookies} />
			<Device words={words.device} own={privacy.own} />
			<Wall>
				<TextPanel heading={desk.heading} texts={[desk.text, desk.erase]} width={100} flavour="honey" spread />
				<Panel width={140}>
					<Rows rows={desk.terms} />
				</Panel>
			</Wall>
			<section>
				<Wall>
					<Panel width={60} flavour="night">
						<h2 className={styles.narrow}>{newsletter.heading}</h2>
					</Panel>
					{aboutNewsletter.map(({ heading, texts }) => (
						<TextPanel key={heading} level={3} width={60} flavour="frosting" as="div" heading={heading} texts={texts} />
					))}
				</Wall>
			</section>
			<Wall>
				<TextPanel
					heading={rest.heading}
					texts={[...rest.body, ...(outsideServices ? [rest.elsewhere] : [])]}
					width={100}
				/>
				<TextPanel
					heading={rights.heading}
					texts={[rights.text]}
					actions={rights.actions}
					width={140}
					flavour="accent"
					spread
				/>
			</Wall>
		</WallStack>
	);
}

/** A drawer for each thing that the site stores. */
function Device({ words, own }: { words: PrivacyPageProps["words"]["device"]; own: Privacy["own"] }) {
	return (
		<section>
			<Wall>
				<HeadingPanel heading={words.heading} texts={[words.text]} flavour="night" />
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
							<p>
								<Sentence text={words.why[key]} />
							</p>
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
				<HeadingPanel
					heading={words.heading}
					texts={[parties.length === 0 ? words.none : words.some]}
					flavour="honey"
				/>
				{parties.map(({ key, name, company, purpose, alsoLoads, isAsked, withoutScripts, kept }) => (
					<Panel key={key} width={width} flavour="butter">
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
					<Panel width={240} flavour="honey">
						<p>
							<Sentence text={words.withdraw} />
						</p>
						<div className={styles.settings} data-live="">
							<ActionList actions={cookies} />
						</div>
					</Panel>
				)}
			</Wall>
		</section>
	);
}
