import type { Person } from "../../../facts/company/team.ts";
import { frontDesigns } from "../../../facts/products/fronts.ts";
import { flavours } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Front } from "../../ui/front/front.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { PictureSource } from "../../ui/picture/variants.ts";
import styles from "./team.module.css";

type PeopleProps = {
	people: readonly Person[];
	/** By the name that a person's entry gives. */
	portraits: Readonly<Record<string, PictureSource>>;
};

/** People by name and role, each with a portrait or a front of their own until there is one. */
export function People({ people, portraits }: PeopleProps) {
	const locale = useLocale();
	if (people.length === 0) return null;
	return (
		<ul className={styles.people}>
			{people.map(({ name, role, portrait }, position) => {
				const source = portrait ? portraits[portrait] : undefined;
				if (portrait && !source) throw new Error(`There is no portrait ${portrait} in media/people.`);
				return (
					<li key={name} className={styles.person}>
						{source ? (
							<Picture source={source} alt={name} sizes="10rem" flavour="oat" className={styles.portrait} />
						) : (
							<Front
								design={frontDesigns[position % frontDesigns.length] ?? "own"}
								material={flavours[(position * 5 + 5) % flavours.length] ?? "tabasco"}
								width={40}
								className={styles.portrait}
							/>
						)}
						<span>{name}</span>
						<span className={styles.role}>{role[locale]}</span>
					</li>
				);
			})}
		</ul>
	);
}
