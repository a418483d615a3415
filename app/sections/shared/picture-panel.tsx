import type { ComponentProps } from "react";
import { Shot } from "../../ui/picture/shot.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Panel } from "../../ui/wall.tsx";
import styles from "./picture-panel.module.css";

type PicturePanelProps = Pick<ComponentProps<typeof Panel>, "width" | "as" | "half" | "tall" | "className"> &
	Pick<ComponentProps<typeof Shot>, "shot" | "upright" | "first"> & {
		/** Width divided by height. On wide screens the picture may be cropped further. */
		ratio: number;
		phoneRatio?: number;
		/** On phones: how many times as large as the panel, for pictures with much around what they show. */
		phoneZoom?: number;
		/** A word on the picture. */
		caption?: string;
	};

/** A panel filled by a picture, cropped to the height of its row. */
export function PicturePanel(props: PicturePanelProps) {
	const {
		shot,
		upright,
		width,
		half,
		tall,
		as,
		ratio,
		phoneRatio = 4 / 3,
		phoneZoom = 1,
		caption,
		first,
		className,
	} = props;
	return (
		<Panel
			width={width}
			half={half}
			tall={tall}
			as={as ?? "div"}
			className={className ? `${styles.panel} ${className}` : styles.panel}
		>
			<Shot
				shot={shot}
				upright={upright}
				phone={{ width: half ? "50vw" : "100vw", ratio: phoneRatio, zoom: phoneZoom }}
				desktop={{ width: `${Math.ceil((width / 240) * 100)}vw`, ratio }}
				first={first ?? false}
				fill
				className={styles.fill}
			/>
			{caption && (
				<p className={styles.caption}>
					<Sentence text={caption} />
				</p>
			)}
		</Panel>
	);
}
