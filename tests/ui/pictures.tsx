import { Picture } from "../../app/ui/picture/picture.tsx";
import { Shot } from "../../app/ui/picture/shot.tsx";
import type { ShownPicture } from "../../app/ui/picture/shot-source.ts";
import { Panel } from "../../app/ui/wall.tsx";
import studio from "../../media/places/studio-amsterdam-wall.jpg?picture";
import styles from "./ui.module.css";

export function Pictures() {
	return (
		<>
			<Panel width={120} className={styles.bare}>
				<Picture source={studio} alt="Samples in the studio" sizes="(min-width: 64rem) 50vw, 100vw" flavour="lychee" />
			</Panel>
			<Panel width={120} className={styles.bare}>
				<Picture
					source={studio}
					alt="The same picture, cropped around its focal point"
					sizes="(min-width: 64rem) 50vw, 100vw"
					flavour="mint"
					focus={{ x: 50, y: 12 }}
					className={styles.cropped}
				/>
			</Panel>
		</>
	);
}

/** As a loader would get it from shots.server.ts. */
const shot: ShownPicture = {
	source: studio,
	alt: "The samples, with the label of renders",
	focus: { x: 20, y: 10 },
	impression: "Impression",
	shows: { materials: ["mint"] },
};

export function Shots() {
	return (
		<Panel width={240} className={styles.bare}>
			<Shot shot={shot} phone={{ width: "100vw", ratio: 4 / 5 }} desktop={{ width: "100vw", ratio: 21 / 9 }} />
		</Panel>
	);
}
