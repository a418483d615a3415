import { useRef } from "react";
import { fill } from "../../../content/fill.ts";
import { formatEuro } from "../../../content/format-figure.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { FrontDesign } from "../../../facts/products/fronts.ts";
import type { MaterialKey } from "../../../facts/products/materials.ts";
import type { SampleBox } from "../../../facts/products/samples.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import { Front } from "../../ui/front/front.tsx";
import type { ShownShot } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DeskForm, type FormSetup, type RefusedForm } from "../forms/desk-form.tsx";
import { Field, FieldGroup, SelectField } from "../forms/field.tsx";
import { receivedAddress } from "../forms/received-address.ts";
import { PictureCard } from "../picture-card.tsx";
import styles from "./order.module.css";
import { boxesParameter, readBoxes } from "./order-query.ts";

type OrderProps = {
	words: {
		heading: string;
		text: string;
		button: string;
		each: string;
		total: string;
		after: string;
		afterMail: string;
	};
	/** The boxes that are ordered here, with their names: others have a shop of their own. */
	boxes: readonly { key: SampleBox; name: string }[];
	setup: FormSetup;
	picture: ShownShot;
	refused: RefusedForm | undefined;
};

/** What lies on top in each box. */
const looks: Record<SampleBox, { design: FrontDesign; material: MaterialKey }> = {
	wood: { design: "flush", material: "warm-oak" },
	fenix: { design: "flush", material: "blueberry" },
	melatop: { design: "flush", material: "butter" },
	painted: { design: "flush", material: "raw-mdf" },
};

/** Order sample boxes: which ones, what that costs, and where they go. */
export function Order({ words, boxes, setup, picture, refused }: OrderProps) {
	const form = useRef<HTMLFormElement>(null);
	const [asked, , setFromForm] = useQueryState(readBoxes, { form, toParameters: boxesParameter });
	const hydrated = useHydrated();
	const chosen = refused ? readBoxes(new URLSearchParams(refused.typed)) : asked;
	const { locale, words: formWords } = setup;
	return (
		<section id="order">
			<Wall>
				<PictureCard shot={picture} width={80} ratio={0.8} flavour="butter">
					<h2>{words.heading}</h2>
					<p>
						<Sentence text={words.text} />
					</p>
				</PictureCard>
				<Panel width={160} className={styles.panel}>
					<DeskForm
						formRef={form}
						setup={setup}
						api="/samples"
						lists={["boxes"]}
						refused={refused}
						button={words.button}
						next={({ reference }) => receivedAddress("samples", reference, locale)}
					>
						<FieldGroup name="boxes">
							<div className={styles.boxes}>
								{boxes.map(({ key, name }) => (
									<label key={key} className={styles.box}>
										<input
											type="checkbox"
											name="boxes"
											value={key}
											// Not controlled: a box may be ticked before hydration.
											defaultChecked={chosen.includes(key)}
											onChange={() => setFromForm()}
										/>
										<Front {...looks[key]} width={40} inline className={styles.lid} />
										<span className={styles.name}>{name}</span>
										<span className={styles.price}>{formatEuro(prices.sampleBox, locale)}</span>
									</label>
								))}
							</div>
							{/* Only scripts can add up what is ticked. */}
							<p className={styles.total} aria-live="polite" data-live="">
								{hydrated
									? fill(words.total, {
											count: String(asked.length),
											amount: formatEuro(asked.length * prices.sampleBox, locale),
										})
									: words.each}
							</p>
						</FieldGroup>
						<div className={styles.address}>
							<Field name="name" autoComplete="name" className={styles.whole} />
							<Field name="street" autoComplete="address-line1" className={styles.most} />
							<Field name="number" autoComplete="off" className={styles.part} />
							<Field name="postcode" autoComplete="postal-code" className={styles.part} />
							<Field name="city" autoComplete="address-level2" className={styles.most} />
						</div>
						<SelectField name="country" defaultValue="NL">
							{(["NL", "BE"] as const).map((key) => (
								<option key={key} value={key}>
									{formWords.countries[key]}
								</option>
							))}
						</SelectField>
						<Field name="email" autoComplete="email" inputMode="email" />
						<p className={styles.after}>{setup.mails ? words.afterMail : words.after}</p>
					</DeskForm>
				</Panel>
			</Wall>
		</section>
	);
}
