import type { Words } from "../../../content/words.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { PicturePanel } from "../shared/picture-panel.tsx";
import styles from "./prices.module.css";

type PriceDetailsProps = Pick<Words<"prices">, "differences" | "terms"> & { picture: ShownPicture };

/** Reasons for a higher or lower price, payment, and the warranty. */
export function PriceDetails({ differences, terms, picture }: PriceDetailsProps) {
	const { dearer, cheaper } = differences;
	return (
		<Wall>
			<PicturePanel shot={picture} width={140} ratio={2} phoneRatio={2.2} />
			<Panel width={100} as="section">
				<div className={styles.details}>
					<Disclosure summary={<h2>{dearer.heading}</h2>}>
						<Bullets items={dearer.items} />
					</Disclosure>
					<Disclosure summary={<h2>{cheaper.heading}</h2>}>
						<Bullets items={cheaper.items} />
					</Disclosure>
					<Disclosure summary={<h2>{terms.payment.heading}</h2>}>
						<Paragraphs texts={terms.payment.texts} />
					</Disclosure>
					<Disclosure summary={<h2>{terms.extra.heading}</h2>}>
						<Paragraphs texts={terms.extra.texts} />
					</Disclosure>
					<Disclosure summary={<h2>{terms.warranty.heading}</h2>}>
						<Paragraphs texts={[terms.warranty.text]} />
					</Disclosure>
				</div>
			</Panel>
		</Wall>
	);
}
