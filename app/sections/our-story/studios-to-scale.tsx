import { studios } from "../../../facts/company/studios.ts";
import { Front } from "../../ui/front/front.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./our-story.module.css";

/** The two studios as squares, to scale. */
export function StudiosToScale({ unit }: { unit: string }) {
	const { amsterdam, rotterdam } = studios;
	const side = (squareMetres: number) =>
		Math.sqrt(squareMetres / Math.max(amsterdam.squareMetres, rotterdam.squareMetres));
	return (
		<Panel width={160} flavour="lychee" className={styles.scale}>
			<ul className={styles.plans}>
				{([amsterdam, rotterdam] as const).map(({ city, squareMetres }, position) => (
					<li key={city} style={{ "--side": side(squareMetres) }}>
						<Front
							design={position === 0 ? "framed" : "pull"}
							material={position === 0 ? "roquefort" : "tuna"}
							width={80}
							className={styles.square}
						>
							<p className={styles.planText}>
								<span className={styles.area}>{squareMetres}</span>&nbsp;{unit}
								<br />
								{city}
							</p>
						</Front>
					</li>
				))}
			</ul>
		</Panel>
	);
}
