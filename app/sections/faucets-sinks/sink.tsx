import { useId } from "react";
import { type Finish, metals } from "../../../facts/products/sinks-and-taps.ts";

/**
 * A sink cut through from front to back, hung beneath the worktop: its rim is at y = 0, in centimetres, x = 0 in the
 * middle. `fish` draws a fish in it.
 */
export function Sink({ finish, fish = false }: { finish: Finish; fish?: boolean }) {
	const id = useId();
	const { edge, body, bright, shade } = metals[finish];
	return (
		<g>
			<defs>
				<linearGradient id={id} x1="0" x2="1" y1="0" y2=".25">
					<stop offset="0" stopColor={shade} />
					<stop offset=".3" stopColor={bright} />
					<stop offset=".55" stopColor={body} />
					<stop offset="1" stopColor={shade} />
				</linearGradient>
			</defs>
			<path d="M-3 19h6v4c0 2 0 3-3 3s-3-1-3-3z" fill={metals["stainless-steel"].shade} />
			<path
				d="M-25 0h50v16.500a3.500 3.500 0 0 1-3.500 3.500h-43a3.500 3.500 0 0 1-3.500-3.500z"
				fill={`url(#${id})`}
			/>
			<path d="M-25 0h50v5h-50z" fill="#000" opacity=".3" />
			{fish && (
				<>
					<path
						d="M-24.500 9.500q3-1 6 0t6 0 6 0 6 0 6 0 6 0 6 0 7 0v7a3 3 0 0 1-3 3h-43a3 3 0 0 1-3-3z"
						fill="#9fd0e0"
						opacity=".72"
					/>
					<g fill="var(--tabasco)">
						<path d="M-8 14c2.500-3.500 8-3.500 11 0-3 3.500-8.500 3.500-11 0z" />
						<path d="M-7 14l-4-2.600v5.200z" />
						<circle cx=".4" cy="13.300" r=".6" fill="var(--night)" />
					</g>
					<circle cx="6" cy="11.700" r=".6" fill="none" stroke="#fff" strokeWidth=".3" />
					<circle cx="7.600" cy="10.600" r=".4" fill="none" stroke="#fff" strokeWidth=".3" />
				</>
			)}
			<path
				d="M-27 0h1.500v16.200a4.300 4.300 0 0 0 4.300 4.300h42.400a4.300 4.300 0 0 0 4.300-4.300V0H27"
				fill="none"
				stroke={edge}
				strokeWidth="1.4"
			/>
			<path
				d="M-26 0h.6v16.200a4.200 4.200 0 0 0 4.200 4.200h42.400a4.200 4.200 0 0 0 4.200-4.200V0h.6"
				fill="none"
				stroke={body}
				strokeWidth=".7"
			/>
		</g>
	);
}
