/** Arial, its double on Linux, and what Android has instead; as near to each other as such faces get. */
const plain = ["Arial", "Liberation Sans", "Roboto"];
const bold = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold", ...plain];

/** Of each typeface: its height above and depth below the line in percents of its size, and how large to set Arial to be as wide. */
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

/** What stands in for the typefaces until they have come, brought to their measures so that lines break alike and little moves. */
export function fallbackFontsCss(): string {
	return faces
		.flatMap(({ family, ascent, descent, standIns }) =>
			standIns.map(({ range, local, size }) => {
				// Overrides are counted in the size that was set, so they shrink by as much as it grew.
				const ofSize = (measure: number) => `${((measure / size) * 100).toFixed(1)}%`;
				return `@font-face{font-family:"${family} Fallback";${range};size-adjust:${size}%;ascent-override:${ofSize(ascent)};descent-override:${ofSize(descent)};line-gap-override:0%;src:${local.map((name) => `local("${name}")`).join(",")}}`;
			}),
		)
		.join("");
}
