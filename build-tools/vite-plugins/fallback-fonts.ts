/** Fonts that look like Arial on Windows, Linux and Android. */
const plain = ["Arial", "Liberation Sans", "Roboto"];
const bold = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold", ...plain];

/** Ascent and descent in percent, and the size-adjust that makes Arial as wide. */
const faces = [
	{
		family: "Anybody",
		ascent: 74.9,
		descent: 23.04,
		// Arial is drawn in one width only: for narrow headings it becomes smaller instead.
		standIns: [
			{ range: "font-stretch:50% 71%", local: bold, size: 65 },
			{ range: "font-stretch:72% 80%", local: bold, size: 73 },
			{ range: "font-stretch:81% 95%", local: bold, size: 83.5 },
			{ range: "font-stretch:96% 150%", local: bold, size: 106 },
		],
	},
	{
		family: "Instrument Sans",
		ascent: 97,
		descent: 25,
		standIns: [
			{ range: "font-weight:400 500", local: plain, size: 101.9 },
			{ range: "font-weight:501 700", local: bold, size: 98.2 },
		],
	},
];

/** Fallback faces with the metrics of the web fonts, so that little shifts when they load. */
export function fallbackFontsCss(): string {
	return faces
		.flatMap(({ family, ascent, descent, standIns }) =>
			standIns.map(({ range, local, size }) => {
				// Overrides are relative to the adjusted size.
				const ofSize = (measure: number) => `${((measure / size) * 100).toFixed(1)}%`;
				return `@font-face{font-family:"${family} Fallback";${range};size-adjust:${size}%;ascent-override:${ofSize(ascent)};descent-override:${ofSize(descent)};line-gap-override:0%;src:${local.map((name) => `local("${name}")`).join(",")}}`;
			}),
		)
		.join("");
}
