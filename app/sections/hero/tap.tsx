import { useId } from "react";

/** A brass tap on the worktop, seen from the front. */
export function Tap({ className }: { className: string | undefined }) {
	const brass = useId();
	return (
		<svg className={className} viewBox="0 0 90 150" aria-hidden="true">
			<defs>
				<linearGradient id={brass} x1="0" x2="1">
					<stop offset="0" stopColor="#8a6526" />
					<stop offset=".35" stopColor="#f3d791" />
					<stop offset=".6" stopColor="#c4964a" />
					<stop offset="1" stopColor="#6f4f1c" />
				</linearGradient>
			</defs>
			<path d="M20 140V46a26 26 0 0 1 52 0v22" fill="none" stroke="#7d5a22" strokeWidth="13" />
			<path d="M20 140V46a26 26 0 0 1 52 0v22" fill="none" stroke="#c79a4d" strokeWidth="10" />
			<path d="M18 138V46a28 28 0 0 1 50-17" fill="none" stroke="#f6e0a4" strokeWidth="2.5" opacity=".85" />
			<path d="M64.5 66h15v7h-15z" fill={`url(#${brass})`} />
			<path d="M9 136h22v14H9z" fill={`url(#${brass})`} />
			<path d="M26 108h24a4 4 0 0 1 0 8H26z" fill={`url(#${brass})`} />
		</svg>
	);
}
