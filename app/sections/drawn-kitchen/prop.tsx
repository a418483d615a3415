import type { ReactNode } from "react";

/** An unexpected object on a worktop, drawn on a square of 60. */
const props = {
	lemons: (
		<>
			<path d="M6 44h40c0 9-8 14-20 14S6 53 6 44z" fill="var(--frosting)" />
			<ellipse cx="20" cy="40" rx="9" ry="7" fill="#f2cb3b" />
			<ellipse cx="33" cy="41" rx="8" ry="6" fill="#e9b92c" />
			<ellipse cx="55" cy="54" rx="5" ry="4" fill="#f2cb3b" />
		</>
	),
	plant: (
		<>
			<path d="M22 58c-6-10-5-16 0-20v-6h10v6c5 4 6 10 0 20z" fill="var(--tabasco)" />
			<path
				d="M27 32c-2-10-12-12-18-20 11 1 18 8 18 18zm0 0c0-14 6-20 18-25-1 13-8 20-17 25zm-1 0C24 18 27 10 30 2c5 10 3 20-2 30z"
				fill="#5f7152"
			/>
		</>
	),
} satisfies Record<string, ReactNode>;

export type PropName = keyof typeof props;

export function Prop({ name, className }: { name: PropName; className: string | undefined }) {
	return (
		<svg className={className} viewBox="0 0 60 60" aria-hidden="true">
			{props[name]}
		</svg>
	);
}
