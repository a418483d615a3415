import type { ReactNode } from "react";
import type { StateKey } from "../../../facts/costs/journey.ts";
import styles from "./journey-run.module.css";

/** The objects in the cabinet of each state. */
const contents: Record<StateKey, ReactNode> = {
	discover: (
		<>
			<path
				d="M26 78c-1-7 1-9-1-15M33 78c-1-7 2-9 0-15"
				fill="none"
				stroke="#fff"
				strokeOpacity=".7"
				strokeWidth="1.6"
			/>
			<path d="M20 84h22v18c0 4-3 6-6 6H26c-4 0-6-2-6-6z" fill="#d8452b" />
			<path d="M42 88c9-2 9 13 0 11" fill="none" stroke="#d8452b" strokeWidth="3" />
			<path d="M50 90h20v14c0 3-2 4-5 4H55c-3 0-5-1-5-4z" fill="#3f4f86" />
			<path d="M70 93c8-1 8 11 0 9" fill="none" stroke="#3f4f86" strokeWidth="2.600" />
			<path d="M16 34h30v18H30l-6 6v-6h-8z" fill="#efe7d8" />
			<path d="M44 26h30v16h-6v6l-6-6H44z" fill="#f3cfc9" />
		</>
	),
	design: (
		<>
			<path d="M18 24h54v36H18z" fill="#f7eef0" />
			<path
				d="M24 52h42M24 52V40h42v12M38 40v12M52 40v12M24 30h14v6H24zM52 30h14v6H52z"
				fill="none"
				stroke="#3f4f86"
				strokeWidth="1.400"
			/>
			<path d="M24 108V78h22v30z" fill="#bfe0cc" />
			<path d="M28 78l2-26 3 1v25zM36 78V56l3-1v23zM43 78l1-19 3 1-2 18z" fill="#e2a02f" />
			<path d="M30 52l1.600-5 1.400 6zM36 56l1.600-5 1.400 4zM44 59l2-5 1 6z" fill="#1c1b20" />
			<path d="M54 108l16-40 4 2-14 38z" fill="#8f1f2f" />
			<path d="M54 100l20 8H54z" fill="#efe7d8" fillOpacity=".85" />
		</>
	),
	finalCall: (
		<>
			<path d="M18 108c0-12 6-22 14-24h26c8 2 14 12 14 24z" fill="#1c1b20" />
			<circle cx="45" cy="98" r="8" fill="#efe7d8" />
			<circle cx="45" cy="98" r="3" fill="#1c1b20" />
			<path d="M16 80c0-12 12-15 29-15s29 3 29 15c0 5-12 5-13 0-1-4-31-4-32 0-1 5-13 5-13 0z" fill="#8f1f2f" />
			<path d="M26 26h40v28H26z" fill="#f3df9f" />
			<path d="M32 38l6 7 16-13" fill="none" stroke="#1c1b20" strokeWidth="3" />
		</>
	),
	retailer: (
		<>
			<path d="M16 96h58v12H16z" fill="#b98d58" />
			<path d="M20 84h52v12H20z" fill="#c9a06c" />
			<path d="M18 72h46v12H18z" fill="#b98d58" />
			<path d="M40 72h6v36h-6z" fill="#efe7d8" fillOpacity=".6" />
			<path d="M24 58v-30h18" fill="none" stroke="#1c1b20" strokeWidth="4" />
			<circle cx="62" cy="46" r="10" fill="none" stroke="#8b8a86" strokeWidth="4" />
			<path d="M58 42l8 8M66 42l-8 8" stroke="#8b8a86" strokeWidth="3" />
		</>
	),
	production: (
		<>
			<path d="M16 30l46-8v16L22 52l-3-4 2-3-3-4 2-3-4-4z" fill="#dfe2e2" />
			<path d="M58 20h14c6 0 6 20 0 22l-14-2z" fill="#4b3229" />
			<path d="M62 27h8v8h-8z" fill="#dcbd8c" />
			<path d="M16 70h56v38H16z" fill="#3f4f86" />
			<path d="M16 70h56v5H16z" fill="#1c1b20" />
			<path d="M22 108c2-6 8-6 10 0zM34 108c3-9 11-8 13 0zM48 108c2-5 8-6 11 0z" fill="#efd4a4" />
		</>
	),
	delivery: (
		<>
			<path d="M14 50h34v58H14z" fill="#efe7d8" />
			<path d="M14 50h34v58H14zM31 50v58M14 76h34" fill="none" stroke="#b98d58" strokeWidth="2.400" />
			<path d="M50 66h26v42H50z" fill="#f3df9f" />
			<path d="M63 66v42M50 84h26" stroke="#d8452b" strokeWidth="3" />
			<path d="M63 66c-10-2-10-14-2-10l2 10 2-10c8-4 8 8-2 10" fill="#d8452b" />
			<path d="M20 34h20v14H20z" fill="#bfe0cc" />
			<ellipse cx="62" cy="45" rx="6" ry="4.500" fill="#f0c63a" />
		</>
	),
};

/** Leans to the right, which becomes visible first. */
export function CabinetContents({ state }: { state: StateKey }) {
	return (
		<svg className={styles.contents} viewBox="0 0 80 112" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
			<path d="M0 60.500h80v3.500H0z" fill="#b98d58" />
			<path d="M0 64h80v1.200H0z" fill="#1c1b20" fillOpacity=".25" />
			<path d="M0 108h80v4H0z" fill="#b98d58" />
			{contents[state]}
		</svg>
	);
}
