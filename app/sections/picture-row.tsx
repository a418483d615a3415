import { Shot } from "../ui/picture/shot.tsx";
import type { ShownShot } from "../ui/picture/shot-source.ts";
import styles from "./picture-row.module.css";

type PictureRowProps = {
	pictures: readonly ShownShot[];
	/** Width divided by height of each. */
	ratio: number;
};

/** Pictures side by side across the page; phones show one and a bit, to be swiped. */
export function PictureRow({ pictures, ratio }: PictureRowProps) {
	return (
		<ul
			className={styles.row}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and Safari does not see to it
			tabIndex={0}
		>
			{pictures.map((shot) => (
				<li key={shot.alt}>
					<Shot
						shot={shot}
						phone={{ width: "80vw", ratio: 4 / 5 }}
						desktop={{ width: `${Math.ceil(100 / pictures.length)}vw`, ratio }}
					/>
				</li>
			))}
		</ul>
	);
}
