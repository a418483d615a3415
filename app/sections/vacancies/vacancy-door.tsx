import type { Flavour, FrontLook } from "../../../facts/products/materials.ts";
import { Front } from "../../ui/front/front.tsx";
import styles from "./vacancies.module.css";

type VacancyDoorProps = FrontLook<Flavour> & { open: boolean; className?: string | undefined };

/** The door of a vacancy, open or closed as it is. Decorative: the text says the same. */
export function VacancyDoor({ open, design, material, className }: VacancyDoorProps) {
	return (
		<div className={className ? `${styles.door} ${className}` : styles.door} aria-hidden="true">
			<Front design={design} material={material} width={40} open={open} inside={open && <Hook />} />
		</div>
	);
}

/** An empty coat hook behind the open door. */
function Hook() {
	return (
		<svg className={styles.hook} viewBox="0 0 60 60" aria-hidden="true">
			<path d="M30 6v26a10 10 0 1 0 10 10" fill="none" stroke="var(--night)" strokeWidth="5" />
			<path d="M18 4h24v7H18z" fill="var(--night)" />
		</svg>
	);
}
