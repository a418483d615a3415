import { useLocation } from "react-router";
import type { Words } from "../../../content/words.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import type { VacancyPageKey } from "../../../facts/site/pages.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Rows } from "../../ui/rows.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import type { FormSetup, RefusedForm } from "../forms/desk-form.tsx";
import { ClosingPanel } from "../shared/closing-panel.tsx";
import { PageTitle } from "../shared/page-title.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import { TextPanel } from "../shared/text-panel.tsx";
import { WallStack } from "../shared/wall-stack.tsx";
import { ApplicationForm } from "./application-form.tsx";
import type { ShownVacancy } from "./describe-vacancy.ts";
import styles from "./vacancies.module.css";
import { VacancyDoor } from "./vacancy-door.tsx";
import { WorkingWeek } from "./working-week.tsx";

type VacancyPageProps = {
	vacancy: ShownVacancy;
	content: Words<VacancyPageKey>;
	words: Words<"vacancy-words">;
	setup: FormSetup;
	refused?: RefusedForm | undefined;
	door: FrontLook<Flavour>;
	/** A picture of the work. */
	picture: ShownPicture;
};

/** The page of one vacancy. Everything that invites to apply follows `vacancy.open`. */
export function VacancyPage({ vacancy, content, words, setup, refused, door, picture }: VacancyPageProps) {
	const path = useLocation().pathname;
	const { key, open, city, hours, week } = vacancy;
	const actions = open ? [{ label: words.apply, to: `${path}#apply` }, words.all] : [words.all, words.openApplication];
	const facts = [
		{ term: words.labels.status, text: open ? words.status.open : words.status.closed },
		{ term: words.labels.place, text: city },
		{ term: words.labels.hours, text: hours },
		...(week.eBikeAbove === undefined ? [] : [{ term: words.labels.extra, text: words.eBike }]),
		...content.terms,
	];
	return (
		<WallStack>
			<Wall>
				<PageTitle content={{ ...content, actions }} width={120}>
					<p className={styles.note}>
						<Sentence text={open ? content.status.open : content.status.closed} />
					</p>
				</PageTitle>
				<PicturePanel shot={picture} width={120} ratio={1.2} first />
				<Panel width={60} className={styles.doorway}>
					<VacancyDoor open={open} {...door} />
				</Panel>
				<Panel width={180} className={styles.facts}>
					<Rows rows={facts} />
					<figure>
						<WorkingWeek week={week} />
						<figcaption className={styles.small}>{words.week}</figcaption>
					</figure>
				</Panel>
			</Wall>
			<Wall>
				<TextPanel heading={content.opening.heading} texts={content.opening.body} width={100} />
				<TextPanel heading={content.work.heading} texts={[content.work.text]} width={140} flavour="mint">
					<ul className={styles.items}>
						{content.work.items.map((item) => (
							<li key={item}>
								<Sentence text={item} />
							</li>
						))}
					</ul>
				</TextPanel>
				{open ? (
					<ApplicationForm {...content.apply} vacancy={key} words={words.form} setup={setup} refused={refused} />
				) : (
					<ClosingPanel words={content.shut} actions={actions} width={240} flavour="night" />
				)}
			</Wall>
		</WallStack>
	);
}
