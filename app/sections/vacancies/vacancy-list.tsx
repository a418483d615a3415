import type { Words } from "../../../content/words.ts";
import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import { HeadingPanel } from "../shared/heading-panel.tsx";
import type { ShownVacancy } from "./describe-vacancy.ts";
import styles from "./vacancies.module.css";
import { VacancyDoor } from "./vacancy-door.tsx";

/** A vacancy as the loader prepares it: where it leads depends on whether it is open. */
export type ListedVacancy = Omit<ShownVacancy, "week"> & { apply: string; page: string | undefined };

type VacancyListProps = {
	vacancies: readonly ListedVacancy[];
	words: Words<"vacancy-words">;
	list: { heading: string; text: string };
	openApplication: { name: string; text: string; place: string; hours: string };
};

/** The doors of the vacancies, in turn. */
const looks: readonly FrontLook<Flavour>[] = [
	{ design: "catch", material: "honey" },
	{ design: "framed", material: "cherry" },
	{ design: "pull", material: "blueberry" },
];
const lookOf = (position: number) => looks[position % looks.length] ?? { design: "flush", material: "honey" };

/** All vacancies as doors; open ones first. */
export function VacancyList({ vacancies, words, list, openApplication }: VacancyListProps) {
	const openFirst = vacancies
		.map((vacancy, position) => ({ ...vacancy, look: lookOf(position) }))
		.toSorted((one, other) => Number(other.open) - Number(one.open));
	return (
		<section id="list">
			<Wall>
				<HeadingPanel heading={list.heading} texts={[list.text]} flavour="night" />
			</Wall>
			<Wall as="ul" className={styles.list}>
				{openFirst.map(({ key, open, name, short, city, hours, apply, page, look }) => {
					const readLinks = page ? [{ label: words.read, to: page }] : [];
					const actions = [...(open ? [{ label: words.apply, to: apply }] : []), ...readLinks];
					return (
						<Panel key={key} width={120} as="li" className={styles.vacancy}>
							<VacancyDoor open={open} {...look} className={styles.listDoor} />
							<div className={styles.vacancyText}>
								<p className={styles.status} data-open={open ? "" : undefined}>
									{open ? words.status.open : words.status.closed}
								</p>
								<h3>{name}</h3>
								<p>{short}</p>
								<p className={styles.small}>
									{city}
									<br />
									{hours}
								</p>
								{actions.length > 0 && <ActionList actions={actions} />}
							</div>
						</Panel>
					);
				})}
				<Panel width={120} as="li" flavour="accent" className={styles.vacancy}>
					<VacancyDoor open={false} design="own" material="tabasco" className={styles.listDoor} />
					<div className={styles.vacancyText}>
						<h3>{openApplication.name}</h3>
						<p>
							<Sentence text={openApplication.text} />
						</p>
						<p className={styles.small}>
							{openApplication.place}
							<br />
							{openApplication.hours}
						</p>
						<ActionList actions={[words.openApplication]} />
					</div>
				</Panel>
			</Wall>
		</section>
	);
}
