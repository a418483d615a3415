import type { ComponentProps } from "react";
import { Shot } from "../../ui/picture/shot.tsx";
import styles from "./full-picture.module.css";

type FullPictureProps = Pick<ComponentProps<typeof Shot>, "shot" | "upright"> & {
	/** Up to the edges of the screen on phones too. */
	wideOnPhones?: boolean;
};

/** One very large picture between walls, from one edge of the screen to the other; on phones as wide as the walls. */
export function FullPicture({ shot, upright, wideOnPhones = false }: FullPictureProps) {
	return (
		<div className={wideOnPhones ? styles.full : `${styles.full} ${styles.between}`}>
			<Shot
				shot={shot}
				upright={upright}
				phone={{ width: "100vw", ratio: upright ? 4 / 5 : 5 / 4 }}
				desktop={{ width: "100vw", ratio: 1.9 }}
			/>
		</div>
	);
}
