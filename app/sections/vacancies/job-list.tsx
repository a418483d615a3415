import type { Vacancy, VacancyKey } from "../../../facts/company/vacancies.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { Flavour } from "../../../facts/products/materials.ts";
import { ActionList } from "../../ui/action-list.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel, Wall } from "../../ui/wall.tsx";
import styles from "./vacancies.module.css";
import { VacancyDoor } from "./vacancy-door.tsx";
import type { VacancyWords } from "./vacancy-words.ts";

/** A job as the loader prepares it: where it leads depends on whether it is open. */
export type ListedJob = Pick<Vacancy, "open" | "city"> & { key: VacancyKey; apply: string; page: string | undefined };

type JobListProps = {
	jobs: readonly ListedJob[];
	words: VacancyWords;
	list: { heading: string; text: string };
	openApplication: { name: string; text: string; place: string; hours: string };
};

const looks: Record<VacancyKey, { design: FrontDesign; material: Flavour }> = {
	warehouse: { design: "catch", material: "honey" },
	designerAmsterdam: { design: "framed", material: "cherry" },
	designerRotterdam: { design: "pull", material: "blueberry" },
};

/** All jobs as doors; open ones first. */
export function JobList({ jobs, words, list, openApplication }: JobListProps) {
	const openFirst = jobs.toSorted((one, other) => Number(other.open) - Number(one.open));
	return (
		<section id="list">
			<Wall>
				<Panel width={240} flavour="night" className={styles.listHead}>
					<h2>{list.heading}</h2>
					<p className={styles.lead}>
						<Sentence text={list.text} />
					</p>
				</Panel>
			</Wall>
			<Wall as="ul" className={styles.list}>
				{openFirst.map(({ key, open, city, apply, page }) => {
					const { name, hours, short } = words.names[key];
					const read = page ? [{ label: words.read, to: page }] : [];
					const actions = [...(open ? [{ label: words.apply, to: apply }] : []), ...read];
					return (
						<Panel key={key} width={120} as="li" className={styles.job}>
							<VacancyDoor open={open} {...looks[key]} className={styles.listDoor} />
							<div className={styles.jobText}>
								<p className={styles.status} data-open={open ? "" : undefined}>
									{open ? words.status.open : words.status.closed}
								</p>
								<h3>{name}</h3>
								<p>{short}</p>
								<p className={styles.where}>
									{city}
									<br />
									{hours}
								</p>
								{actions.length > 0 && <ActionList actions={actions} />}
							</div>
						</Panel>
					);
				})}
				<Panel width={120} as="li" flavour="accent" className={styles.job}>
					<VacancyDoor open={false} design="own" material="tabasco" className={styles.listDoor} />
					<div className={styles.jobText}>
						<h3>{openApplication.name}</h3>
						<p>
							<Sentence text={openApplication.text} />
						</p>
						<p className={styles.where}>
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
