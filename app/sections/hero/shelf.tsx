/** The open shelf between the wall cabinets: two boards, some crockery, a plant and a lemon that rolled away. */
export function Shelf({ className }: { className: string | undefined }) {
	return (
		<div className={className}>
			<svg viewBox="0 0 80 66" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
				<g fill="#f7eef0" stroke="#1c1b20" strokeOpacity=".16" strokeWidth=".4">
					<path d="M10 25h14l-1.5 5h-11zM11 20h12l-1.3 5H12.3zM12 15.500h10l-1 4.500h-8z" />
					<path d="M30 22h7v8h-7z" fill="#8f1f2f" />
					<path d="M37 24a3 3 0 0 1 0 4" fill="none" stroke="#8f1f2f" strokeOpacity="1" strokeWidth="1.2" />
					<path d="M41 22h7v8h-7z" fill="#3f4f86" />
					<path d="M48 24a3 3 0 0 1 0 4" fill="none" stroke="#3f4f86" strokeOpacity="1" strokeWidth="1.2" />
					<path d="M57 30c-3-6-2-9 1-11v-4h4v4c3 2 4 5 1 11z" fill="#e2a02f" />
				</g>
				<path
					d="M60 15c-1-5-6-6-8-9 5 0 8 3 8 8zm0 0c0-6 3-9 9-11 0 6-4 9-8 11zm-.4 0c-1-6 0-9 1.500-13 2.500 4 1.500 9-.5 13z"
					fill="#5f7152"
				/>
				<path d="M4 30h72v2.200H4z" fill="#dcbd8f" />
				<path d="M4 32.200h72v.8H4z" fill="#1c1b20" opacity=".22" />
				<g stroke="#1c1b20" strokeOpacity=".18" strokeWidth=".4">
					<path d="M10 45h4v17h-4z" fill="#d8452b" />
					<path d="M14 47h3.500v15H14z" fill="#f3df9f" />
					<path d="M17.500 44h4.500v18h-4.500z" fill="#4a2a40" />
					<path d="M23 62l4.500-16 3.500 1-4.500 15z" fill="#9aa88a" />
					<path d="M38 56h20c0 4-4 6-10 6s-10-2-10-6z" fill="#bfe0cc" />
				</g>
				<ellipse cx="67" cy="59.200" rx="3.600" ry="2.800" fill="#f0c63a" />
				<path d="M70.300 58.500l1.500-.5-.6 1.300z" fill="#f0c63a" />
				<path d="M4 62h72v2.200H4z" fill="#dcbd8f" />
				<path d="M4 64.200h72v.8H4z" fill="#1c1b20" opacity=".22" />
			</svg>
		</div>
	);
}
