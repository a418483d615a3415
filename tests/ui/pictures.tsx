import { Picture } from "../../app/ui/picture/picture.tsx";
import { Panel } from "../../app/ui/wall.tsx";
import screen from "../../docs/pictures/menu.jpg?picture";
import styles from "./ui.module.css";

export function Pictures() {
	return (
		<>
			<Panel width={120} className={styles.bare}>
				<Picture source={screen} alt="The menu of this site" sizes="(min-width: 64rem) 50vw, 100vw" flavour="lychee" />
			</Panel>
			<Panel width={120} className={styles.bare}>
				<Picture
					source={screen}
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
