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
			<path d="M-25 0h50v16.5a3.5 3.5 0 0 1-3.5 3.5h-43a3.5 3.5 0 0 1-3.5-3.5z" fill={`url(#${id})`} />
			<path d="M-25 0h50v5h-50z" fill="#000" opacity=".3" />
			{fish && (
				<>
					<path
						d="M-24.5 9.5q3-1 6 0t6 0 6 0 6 0 6 0 6 0 6 0 7 0v7a3 3 0 0 1-3 3h-43a3 3 0 0 1-3-3z"
						fill="#9fd0e0"
						opacity=".72"
					/>
					<g fill="var(--tabasco)">
						<path d="M-8 14c2.5-3.5 8-3.5 11 0-3 3.5-8.5 3.5-11 0z" />
						<path d="M-7 14l-4-2.6v5.2z" />
						<circle cx=".4" cy="13.3" r=".6" fill="var(--night)" />
					</g>
					<circle cx="6" cy="11.7" r=".6" fill="none" stroke="#fff" strokeWidth=".3" />
					<circle cx="7.6" cy="10.6" r=".4" fill="none" stroke="#fff" strokeWidth=".3" />
				</>
			)}
			<path
				d="M-27 0h1.5v16.2a4.3 4.3 0 0 0 4.3 4.3h42.4a4.3 4.3 0 0 0 4.3-4.3V0H27"
				fill="none"
				stroke={edge}
				strokeWidth="1.4"
			/>
			<path
				d="M-26 0h.6v16.2a4.2 4.2 0 0 0 4.2 4.2h42.4a4.2 4.2 0 0 0 4.2-4.2V0h.6"
				fill="none"
				stroke={body}
				strokeWidth=".7"
			/>
		</g>
	);
}
