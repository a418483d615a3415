import type { Words } from "../../../content/words.ts";
import type { TileRequest } from "../../../facts/products/palet.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./palet.module.css";
import { TileDrawing } from "./tile-drawing.tsx";

/** The drawing of the tiles, with a note below it. */
export function TilePanel({ words, request }: { words: Words<"palet">["drawing"]; request: TileRequest }) {
	return (
		<Panel width={140} bare>
			<TileDrawing request={request} />
			<p className={styles.note}>
				<strong>{words.label}.</strong> <Sentence text={words.note} />
			</p>
		</Panel>
	);
}
