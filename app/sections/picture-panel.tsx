import type { ComponentProps } from "react";
import { Shot } from "../ui/picture/shot.tsx";
import { Panel } from "../ui/wall.tsx";
import styles from "./picture-panel.module.css";

type PicturePanelProps = Pick<ComponentProps<typeof Panel>, "width" | "as"> &
	Pick<ComponentProps<typeof Shot>, "shot" | "first"> & {
		/** Width divided by height. On wide screens the picture may be cropped further. */
		ratio: number;
		phoneRatio?: number;
	};

/** A panel filled by a picture, cropped to the height of its row. */
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
