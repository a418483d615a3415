import { Front } from "../../ui/front/front.tsx";
import styles from "./letterbox.module.css";

/** A Catch front as a letterbox. */
export function Letterbox() {
	return (
		<div className={styles.letterbox} aria-hidden="true">
			<Front design="catch" material="tabasco" width={28} className={styles.fill}>
				<svg className={styles.envelope} viewBox="0 0 120 90" aria-hidden="true">
					<path d="M4 0h112v86H4z" fill="var(--frosting)" />
					<path d="M4 86 50 44M116 86 70 44" stroke="var(--night)" strokeOpacity=".3" strokeWidth="2" />
					<path d="M4 2l56 52 56-52" fill="none" stroke="var(--night)" strokeOpacity=".55" strokeWidth="2.5" />
					<path d="M92 62h16v18H92z" fill="var(--blueberry)" />
				</svg>
			</Front>
		</div>
	);
}
