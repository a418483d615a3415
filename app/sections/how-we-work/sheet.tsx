import styles from "./practical.module.css";

/** Where the drawers stand in each version of the same kitchen, as a share of its width. */
const drawersAt = [62, 8, 35] as const;

/** A sheet with a kitchen in lines. Every version moves the drawers. */
export function Sheet({ version }: { version: number }) {
	const drawers = drawersAt[(version - 1) % drawersAt.length] ?? drawersAt[0];
	const doors = drawersAt.filter((place) => place !== drawers);
	return (
		<svg className={styles.sheet} viewBox="0 0 97 72" aria-hidden="true">
			<path d="M0 0h97v72H0z" fill="#f7eef0" />
			<g fill="none" stroke="#3f4f86" strokeWidth="1.500">
				<path d="M5 34h87M8 36v26h81V36M8 62v4h81v-4" />
				<path d="M70 34V22a5 5 0 0 1 10 0v3" />
				{doors.map((place) => (
					<path key={place} d={`M${place} 36h27v26h-27zM${place + 23} 46v6`} />
				))}
				<path d={`M${drawers} 36h27v26h-27zM${drawers} 44h27M${drawers} 53h27`} fill="#f3df9f" />
				<path d="M8 6h27v14H8zM35 6h27v14H35z" />
			</g>
		</svg>
	);
}
