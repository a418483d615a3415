import type { Finish } from "../../../facts/products/sinks-and-taps.ts";
import { Front } from "../../ui/front/front.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import styles from "./faucets-sinks.module.css";
import { Sink } from "./sink.tsx";
import { BoilingTap, StandardTap } from "./taps.tsx";

/** A run of cabinets with the door of the middle one taken off: taps above, sink and tank below. All in centimetres. */
export function SinkScene({ finish }: { finish: Finish }) {
	return (
		<div className={`${styles.scene} screen-only`} aria-hidden="true">
			<div className={styles.above}>
				<svg viewBox="0 0 160 50" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
					<g transform="translate(66 50)">
						<StandardTap finish={finish} />
					</g>
					<g transform="translate(104 50)">
						<BoilingTap finish={finish} />
					</g>
					<g transform="translate(14 50)">
						<path d="M0 0v-15c0-2 2-2 2-4v-3h4v3c0 2 2 2 2 4V0z" fill="var(--cherry)" />
						<path d="M1 0v-9h6V0z" fill="var(--oat)" />
						<path d="M3-22v-3h5v1.2H5.2V-22z" fill="var(--night)" />
					</g>
				</svg>
			</div>
			<Slab worktop="marble" edge className={styles.top} />
			<div className={styles.below}>
				<Front design="catch" material="blueberry" width={40} scaled />
				<svg className={styles.inside} viewBox="0 0 80 62" aria-hidden="true">
					<path d="M0 0h80v62H0z" fill="#dcbd8c" />
					<path d="M0 0h80v9H0zM0 0h5v62H0zM75 0h5v62h-5z" fill="#28160a" opacity=".2" />
					<path d="M0 59h80v3H0z" fill="#b98d58" />
					<path d="M36 20v14q0 5 5 5h2q4 0 4 4t4 4h29" fill="none" stroke="#e9ecec" strokeWidth="3.2" />
					<g transform="translate(36 0)">
						<Sink finish={finish} fish />
					</g>
					<path d="M64 0v29" fill="none" stroke="#8c9397" strokeWidth="1" />
					<path d="M56 29h15a2 2 0 0 1 2 2v28H54V31a2 2 0 0 1 2-2z" fill="var(--oat)" />
					<path d="M67 29h4a2 2 0 0 1 2 2v28h-6z" fill="var(--night)" opacity=".12" />
					<circle cx="60.5" cy="36.5" r="2" fill="var(--tabasco)" />
					<path d="M70.5 18c0 5 2 5 1 11" fill="none" stroke="var(--night)" strokeWidth=".9" />
					<path d="M68 12h5v6h-5z" fill="#fff" stroke="var(--night)" strokeOpacity=".3" strokeWidth=".4" />
					<g transform="translate(8 59)">
						<path d="M0 0v-12l2-2v-3h4v3l2 2V0z" fill="var(--sage)" />
						<path d="M10 0v-10h7V0z" fill="var(--honey)" />
						<path d="M10-10l1.5-3h4l1.5 3z" fill="var(--oat)" />
						<path d="M19 0v-5h9v5z" fill="var(--butter)" />
						<path d="M19-5h9v2h-9z" fill="var(--sage)" />
					</g>
				</svg>
				<Front design="catch" material="blueberry" width={40} scaled />
			</div>
			<div className={styles.plinth} />
		</div>
	);
}
