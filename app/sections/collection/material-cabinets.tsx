import type { Words } from "../../../content/words.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { type Family, families, materialName, materialsOf } from "../../../facts/products/materials.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Front } from "../../ui/front/front.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./material-cabinets.module.css";

/** The design in which each family's cabinet is drawn. */
const designs: Record<Family, FrontDesign> = {
	fenix: "pull",
	melatop: "own",
	wood: "flush",
	painted: "framed",
	"raw-mdf": "barre",
	multiplex: "catch",
};

type MaterialCabinetsProps = { names: Words<"front-words">["families"]; materialsPath: string };

/** Every material we have: a cabinet per family, with a drawer per colour. */
export function MaterialCabinets({ names, materialsPath }: MaterialCabinetsProps) {
	const locale = useLocale();
	return (
		<ul className={styles.cabinets}>
			{families.map((family) => {
				const colours = materialsOf(family);
				return (
					<li key={family} className={styles.cabinet}>
						<h3>
							<Link to={`${materialsPath}#${family}`}>{names[family].name}</Link>
						</h3>
						<ul className={styles.drawers}>
							{colours.map((material) => (
								<li key={material}>
									<Front design={designs[family]} material={material} grip="middle">
										{colours.length > 1 && <span className={styles.name}>{materialName(material, locale)}</span>}
									</Front>
								</li>
							))}
						</ul>
					</li>
				);
			})}
		</ul>
	);
}
