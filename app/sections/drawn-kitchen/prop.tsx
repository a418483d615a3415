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
	hen: (
		<>
			<path d="M8 58c-4-18 6-28 20-26 2-10 8-14 14-12 4 1 6 4 6 8l6 2-6 3c0 14-6 25-14 25z" fill="var(--frosting)" />
			<path d="M36 20c0-5 3-7 5-4 2-4 6-2 5 2 3 0 3 3 1 5z" fill="var(--cherry)" />
			<path d="M54 30l5 2-5 2z" fill="var(--honey)" />
			<circle cx="44" cy="27" r="1.500" fill="var(--night)" />
		</>
	),
	radio: (
		<>
			<path d="M6 30h46v28H6z" fill="var(--blueberry)" />
			<path d="M10 30L40 14" stroke="var(--night)" strokeWidth="1.5" />
			<circle cx="20" cy="44" r="9" fill="var(--oat)" />
			<path d="M34 37h14v4H34zM34 46h6v6h-6zM42 46h6v6h-6z" fill="var(--honey)" />
		</>
	),
	books: (
		<>
			<path d="M8 22h9v36H8z" fill="var(--tabasco)" />
			<path d="M17 28h7v30h-7z" fill="var(--butter)" />
			<path d="M24 18h10v40H24z" fill="var(--aubergine)" />
			<path d="M36 58l9-34 8 2-9 32z" fill="var(--sage)" />
		</>
	),
	jug: (
		<>
			<path d="M14 58c-5-14 3-22 5-40h18c2 18 10 26 5 40z" fill="var(--roquefort)" />
			<path d="M41 26c12-2 14 18 2 22" fill="none" stroke="var(--roquefort)" strokeWidth="4" />
			<path d="M19 18l-5-5h10" fill="var(--roquefort)" />
		</>
	),
	cake: (
		<>
			<path d="M4 52h52v3H4zM24 55h12v3H24z" fill="var(--oat)" />
			<path d="M10 34h40v18H10z" fill="var(--cacao)" />
			<path d="M10 34h40v6c-3 5-7 5-9 0-3 6-8 5-10 0-3 5-8 5-10 0-2 4-8 4-11 0z" fill="var(--lychee)" />
			<circle cx="30" cy="31" r="4" fill="var(--cherry)" />
		</>
	),
	trophy: (
		<>
			<path d="M18 14h24c0 18-4 26-12 26S18 32 18 14z" fill="var(--honey)" />
			<path d="M18 18c-12 0-10 14 3 15M42 18c12 0 10 14-3 15" fill="none" stroke="var(--honey)" strokeWidth="3" />
			<path d="M27 40h6v10h-6zM20 50h20v8H20z" fill="var(--mocca)" />
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
