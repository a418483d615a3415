import type { ComponentProps } from "react";
import { Shot } from "../ui/picture/shot.tsx";
import { Panel } from "../ui/wall.tsx";
import styles from "./picture-panel.module.css";

type PicturePanelProps = Pick<ComponentProps<typeof Panel>, "width" | "as"> &
	Pick<ComponentProps<typeof Shot>, "shot" | "first"> & {
		/** Width through height: on wide screens of what is at least shown, on phones of all of it. */
		ratio: number;
		phoneRatio?: number;
	};

/** A picture from edge to edge. Where its neighbours make the row higher, it is cropped, never stretched. */
export function PicturePanel({ shot, width, as, ratio, phoneRatio = 4 / 3, first }: PicturePanelProps) {
	return (
		<Panel width={width} as={as ?? "div"} className={styles.panel}>
			<Shot
				shot={shot}
				phone={{ width: "100vw", ratio: phoneRatio }}
				desktop={{ width: `${Math.ceil((width / 240) * 100)}vw`, ratio }}
				first={first ?? false}
				className={styles.fill}
			/>
		</Panel>
	);
}
