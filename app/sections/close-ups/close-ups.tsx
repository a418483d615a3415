import { withCapital } from "../../../content/with-capital.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { placeFlavour } from "../../ui/picture/place-flavour.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import styles from "./close-ups.module.css";

export type CloseUp = {
	name: string;
	text?: string;
	/** The page about it. */
	to: string;
	shot: ShownPicture;
	/**
	 * The point of the picture that is shown, how far below the tile's top it comes to lie, both in percent, and how many
	 * times the tile's width the picture has.
	 */
	at: { x: number; y: number; line: number; zoom: number };
};

type CloseUpsProps = {
	items: readonly CloseUp[];
	/** They are the first thing a visitor sees: two rows beside the page's heading. */
	first?: boolean;
};

/** A row of things from close by, each a link to its page. */
export function CloseUps({ items, first = false }: CloseUpsProps) {
	// Directly below the page's heading, or below that of a part.
	const Heading = first ? "h2" : "h3";
	// Without texts, three fit side by side.
	const phoneColumns = items.length % 3 === 0 && !items.some(({ text }) => text) ? 3 : 2;
	return (
		<ul
			className={styles.row}
			data-count={items.length}
			data-first={first ? "" : undefined}
			data-strips={!first && items.length === 4 ? "" : undefined}
			style={{ "--count": items.length, "--phone-columns": phoneColumns }}
		>
			{items.map(({ name, text, to, shot, at: { x, y, line, zoom } }) => (
				<li key={name}>
					<Link to={to} className={styles.close}>
						<div className={styles.picture} style={{ "--x": x, "--y": y, "--line": line, "--zoom": zoom }}>
							<Picture
								source={shot.source}
								// Not the shot's own text: it describes more than this crop shows.
								alt=""
								sizes={`(min-width: 64rem) ${Math.ceil((zoom * 100) / items.length)}vw, ${Math.ceil(zoom * 50)}vw`}
								flavour={placeFlavour(shot)}
								first={first}
							/>
						</div>
						<div className={styles.words}>
							<Heading>{withCapital(name)}</Heading>
							{text && <p>{text}</p>}
						</div>
					</Link>
				</li>
			))}
		</ul>
	);
}
