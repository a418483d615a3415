import type { Finish } from "../../../facts/products/sinks-and-taps.ts";
import { Block, Tube } from "./metal.tsx";

/** A mixer tap from the front, turned to the right; it stands on y = 0, in centimetres, its foot around x = 0. */
export function StandardTap({ finish }: { finish: Finish }) {
	return (
		<g>
			<Tube d="M0-2V-26a9 9 0 0 1 18 0v5" width={2.8} finish={finish} />
			<Block x={16.2} y={-21} width={3.6} height={2.2} finish={finish} />
			<Block x={-2.1} y={-9} width={4.2} height={9} finish={finish} />
			<Tube d="M2-5.5h7.5" width={1.3} finish={finish} />
			<Block x={-3} y={-1.1} width={6} height={1.1} finish={finish} />
		</g>
	);
}

/** A boiling-water tap with its safety knob and steam. */
export function BoilingTap({ finish }: { finish: Finish }) {
	return (
		<g>
			<Tube d="M0-2V-29h14.5v6" width={2.6} finish={finish} />
			<Block x={12.7} y={-23.5} width={3.6} height={2} finish={finish} />
			<Block x={-2} y={-14} width={4} height={14} finish={finish} />
			<path d="M-2-10.5h4v1.6h-4z" fill="var(--tabasco)" />
			<Tube d="M-2-6h-4.5" width={1.2} finish={finish} />
			<Block x={-7.6} y={-8} width={1.6} height={4} finish={finish} />
			<Block x={-2.8} y={-1.1} width={5.6} height={1.1} finish={finish} />
			<g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth=".9" opacity=".85">
				<path d="M13-19.5c-1.6 2.6 1.6 4 0 6.6s1.2 3.6 0 6M16.5-19c-1.3 2.3 1.3 3.6 0 6s1.3 3.3 0 6.5" />
			</g>
		</g>
	);
}
