import type { ComponentProps } from "react";
import { Shot } from "../../ui/picture/shot.tsx";
import styles from "./full-picture.module.css";

type FullPictureProps = Pick<ComponentProps<typeof Shot>, "shot" | "portrait">;

/** One very large picture between walls, from one edge of the screen to the other. */
export function FullPicture({ shot, portrait }: FullPictureProps) {
	return (
		<div className={styles.full}>
			<Shot
				shot={shot}
				portrait={portrait}
				phone={{ width: "100vw", ratio: portrait ? 4 / 5 : 5 / 4 }}
				desktop={{ width: "100vw", ratio: 1.9 }}
			/>
		</div>
	);
}
