import type { ReactNode } from "react";

/** Knobs and handles to try on, drawn from the front. */
export const knobs = ["brass", "china", "wood", "black", "leather", "bar"] as const;

type KnobName = (typeof knobs)[number];

/** It fills the square that it is given. */
export function Knob({ knob }: { knob: KnobName }) {
	return (
		<svg viewBox="0 0 100 100" aria-hidden="true">
			{drawings[knob]}
		</svg>
	);
}

const shine = <ellipse cx="38" cy="32" rx="13" ry="9" fill="#fff" opacity=".6" transform="rotate(-30 38 32)" />;

const drawings = {
	brass: (
		<>
			<circle cx="50" cy="50" r="44" fill="#8a6424" />
			<circle cx="47" cy="46" r="38" fill="#cf9f4b" />
			<circle cx="43" cy="41" r="24" fill="#e8c67c" />
			{shine}
		</>
	),
	china: (
		<>
			<circle cx="50" cy="50" r="44" fill="#c9c2b6" />
			<circle cx="48" cy="48" r="40" fill="#fbf8f1" />
			<g fill="#3f4f86">
				{[0, 72, 144, 216, 288].map((turn) => (
					<ellipse key={turn} cx="50" cy="33" rx="9" ry="13" transform={`rotate(${turn} 50 50)`} />
				))}
			</g>
			<circle cx="50" cy="50" r="8" fill="#e2a02f" />
			<circle cx="48" cy="48" r="36" fill="none" stroke="#3f4f86" strokeWidth="2" />
		</>
	),
	wood: (
		<>
			<circle cx="50" cy="50" r="44" fill="#6d4428" />
			<circle cx="48" cy="47" r="40" fill="#a8703f" />
			<g fill="none" stroke="#7d4f2a" strokeWidth="2.5">
				<circle cx="47" cy="46" r="31" />
				<circle cx="46" cy="45" r="21" />
				<circle cx="45" cy="44" r="11" />
			</g>
			{shine}
		</>
	),
	black: (
		<>
			<circle cx="50" cy="50" r="44" fill="#0d0c0f" />
			<circle cx="48" cy="47" r="40" fill="#2b2a30" />
			<circle cx="48" cy="47" r="27" fill="#1c1b20" />
			<path d="M20 36a32 32 0 0 1 26-19" fill="none" stroke="#6c6b72" strokeWidth="3" strokeLinecap="round" />
		</>
	),
	leather: (
		<>
			<path d="M34 6h32v64a16 16 0 0 1-32 0z" fill="#8a5a35" />
			<path d="M39 12v58a11 11 0 0 0 22 0V12" fill="none" stroke="#e6c79c" strokeWidth="2.5" strokeDasharray="5 5" />
			<circle cx="50" cy="24" r="8" fill="#d2a450" />
			<path d="M45 24h10" stroke="#7d5a1f" strokeWidth="2.5" />
		</>
	),
	bar: (
		<>
			<path d="M14 46v16M86 46v16" stroke="#5c5c63" strokeWidth="8" />
			<rect x="0" y="40" width="100" height="14" rx="7" fill="#8e8e96" />
			<rect x="3" y="42" width="94" height="5" rx="2.5" fill="#e8e8ec" />
		</>
	),
} as const satisfies Record<KnobName, ReactNode>;
