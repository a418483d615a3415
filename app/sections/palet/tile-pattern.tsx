import { type Flavour, materialOf } from "../../../facts/products/materials.ts";
import { tileCm } from "./lay-tiles.ts";

/** A repeating patch of random tiles, no two neighbours alike, with three in strong colours. */
const patch = [
	"btmhbhftht",
	"mfTftblfth",
	"blmlbftmfl",
	"hmlhlmfhbm",
	"mltftftTfb",
	"ltmtlbmfhf",
	"bmfmtlflfh",
	"fbhbltbmlb",
	"mtfhTbthth",
	"lftflfmbfb",
];
const letters: Record<string, Flavour> = {
	b: "butter",
	f: "frosting",
	h: "honey",
	l: "lychee",
	m: "mint",
	t: "tuna",
	T: "tabasco",
};

const size = patch.length * tileCm;
const joint = 0.3;

const tileAt = (x: number, y: number) =>
	`M${x * tileCm + joint} ${y * tileCm + joint}h${tileCm - 2 * joint}v${tileCm - 2 * joint}h${2 * joint - tileCm}z`;

const tilesOf = Object.entries(letters).map(([letter, flavour]) => ({
	flavour,
	d: patch.flatMap((row, y) => [...row].map((one, x) => (one === letter ? tileAt(x, y) : ""))).join(""),
}));

/** The highlight on the upper edge of every tile. */
const light = patch
	.flatMap((row, y) => [...row].map((_, x) => `M${x * tileCm + 0.8} ${y * tileCm + 1}h${tileCm - 1.6}`))
	.join("");

/** Tiles as an SVG pattern, in centimetres. An impression: Palet's own may differ. */
export function TilePattern({ id }: { id: string }) {
	return (
		<defs>
			<pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
				<path d={`M0 0h${size}v${size}H0z`} fill="#b9ab98" />
				{tilesOf.map(({ flavour, d }) => (
					<path key={flavour} d={d} fill={materialOf(flavour).colour} />
				))}
				<path d={light} stroke="#fff" strokeOpacity=".45" strokeWidth=".5" />
			</pattern>
		</defs>
	);
}
