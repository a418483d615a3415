import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { fill } from "../../../content/fill.ts";
import { frontNames } from "../../../facts/products/fronts.ts";
import { type FrontLook, materialName } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { type Box, layWall, surfaces, type WallLayout } from "../../../word-wall/lay-wall.ts";
import { serializeFronts, type WordWall, wallParameters, withNextFront } from "../../../word-wall/wall-link.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Front } from "../../ui/front/front.tsx";
import { fitFront } from "../../ui/letters/fit-front.ts";
import { FrontLetter } from "../../ui/letters/front-letter.tsx";
import { Slab } from "../../ui/worktop/slab.tsx";
import { Tap } from "../hero/tap.tsx";
import things from "./things.svg";
import type { WordWallWords } from "./typed-wall.tsx";
import styles from "./word-elevation.module.css";

type WordElevationProps = { wall: WordWall; words: WordWallWords; onChange: (at: number) => void };

/** The wall to scale. Wide screens and phones break the word differently; both layouts are in the page. */
export function WordElevation({ wall, words, onChange }: WordElevationProps) {
	const { word, letters, blank } = wall;
	const locale = useLocale();
	const [wide, slim] = [layWall(word, surfaces.wide), layWall(word, surfaces.phone)];
	const [changed, setChanged] = useState<number>();
	const nameOf = (at: number) => nameOfFront(letters[at], words.front, locale);
	const change = (event: MouseEvent, at: number) => {
		event.preventDefault();
		setChanged(at);
		onChange(at);
	};
	return (
		<section className={styles.room}>
			<form
				action={useLocation().pathname}
				className={styles.wall}
				aria-label={word}
				style={{
					"--cm-wide": wide.width,
					"--cm-high": wide.height,
					"--slim-cm-wide": slim.width,
					"--slim-cm-high": slim.height,
				}}
			>
				<input type="hidden" name={wallParameters.word} value={word} />
				<input type="hidden" name={wallParameters.shuffle} value={wall.shuffle} />
				<Surroundings wide={wide} slim={slim} wall={wall} />
				<Blanks boxes={wide.blanks} front={blank} className={styles.wideOnly} />
				<Blanks boxes={slim.blanks} front={blank} className={styles.slimOnly} />
				{letters.map(({ character, front }, at) => {
					const [box, slimBox] = [wide.letters[at], slim.letters[at]];
					if (!box || !slimBox) return null;
					const { design, material } = front;
					return (
						<button
							// biome-ignore lint/suspicious/noArrayIndexKey: a front is known by its place
							key={at}
							type="submit"
							name={wallParameters.fronts}
							value={serializeFronts(withNextFront(wall, at).changed)}
							className={styles.front}
							style={{ ...placeOf(box, slimBox), "--order": at }}
							aria-label={nameOf(at)}
							onClick={(event) => change(event, at)}
						>
							{/* The key makes a changed front a new element, which swings shut. */}
							<Front
								key={`${design} ${material}`}
								design={design}
								material={material}
								width={box.width}
								scaled
								inline
								className={styles.door}
							>
								<FrontLetter
									letter={character}
									{...fitFront(character, box.width, slimBox.width, design === "framed")}
								/>
							</Front>
						</button>
					);
				})}
			</form>
			<p className={`${styles.hint} screen-only`}>{words.form.hint}</p>
			<p className="visually-hidden" role="status">
				{changed !== undefined && nameOf(changed)}
			</p>
		</section>
	);
}

function nameOfFront(letter: WordWall["letters"][number] | undefined, template: string, locale: Locale): string {
	if (!letter) return "";
	const { character, front } = letter;
	return fill(template, {
		letter: character,
		design: frontNames[front.design],
		material: materialName(front.material, locale),
	});
}

/** Wall, light strip, worktop and plinth. */
function Surroundings({ wide, slim, wall }: { wide: WallLayout; slim: WallLayout; wall: WordWall }) {
	return (
		<>
			<div className={styles.splash} style={{ ...placeOf(wide.splash, slim.splash), "--tone": `var(--${wall.tone})` }}>
				<img className={styles.things} src={things} alt="" />
				<Tap className={styles.tap} />
			</div>
			<div className={styles.worktop} style={placeOf(wide.worktop, slim.worktop)}>
				<Slab worktop="marble" edge />
			</div>
			<div className={styles.plinth} style={placeOf(wide.plinth, slim.plinth)} />
		</>
	);
}

function Blanks({
	boxes,
	front,
	className,
}: {
	boxes: readonly Box[];
	front: FrontLook;
	className: string | undefined;
}) {
	return boxes.map((box) => (
		<div key={`${box.x} ${box.y}`} className={`${styles.blank} ${className}`} style={placeOf(box, box)}>
			<Front {...front} width={box.width} scaled className={styles.door} />
		</div>
	));
}

/** Where something stands, on wide and on narrow screens, in centimetres. */
function placeOf(wide: Box, slim: Box) {
	return {
		"--x": wide.x,
		"--y": wide.y,
		"--w": wide.width,
		"--h": wide.height,
		"--slim-x": slim.x,
		"--slim-y": slim.y,
		"--slim-w": slim.width,
		"--slim-h": slim.height,
	};
}
