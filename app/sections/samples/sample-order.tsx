import { useRef } from "react";
import { fill } from "../../../content/fill.ts";
import { formatEuro } from "../../../content/format-figure.ts";
import type { Words } from "../../../content/words.ts";
import { prices } from "../../../facts/costs/prices.ts";
import type { SampleBox } from "../../../facts/products/samples.ts";
import { countries } from "../../../facts/site/countries.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { useQueryState } from "../../query-state/use-query-state.ts";
import pick from "../../ui/pick.module.css";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Panel, Wall } from "../../ui/wall.tsx";
import { DeskForm, type FormSetup, type RefusedForm } from "../forms/desk-form.tsx";
import { Field, FieldGroup, SelectField } from "../forms/field.tsx";
import form from "../forms/form.module.css";
import { receivedAddress } from "../forms/received-address.ts";
import { PictureCard } from "../shared/picture-card.tsx";
import { BoxPicker } from "./box-picker.tsx";
import { BoxPrice } from "./box-price.tsx";
import { boxesParameter, parseOrderQuery } from "./order-query.ts";
import styles from "./samples.module.css";

type SampleOrderProps = {
	words: Words<"samples">;
	/** The boxes that are ordered here: others have a shop of their own. */
	ordered: readonly SampleBox[];
	setup: FormSetup;
	boxes: Record<SampleBox, ShownPicture>;
	picture: ShownPicture;
	refused: RefusedForm | undefined;
};

const formId = "samples";

/** Order sample boxes: which ones, what that costs, and where they go. */
export function SampleOrder({ words, ordered, setup, boxes, picture, refused }: SampleOrderProps) {
	const formRef = useRef<HTMLFormElement>(null);
	const [asked, , setFromForm] = useQueryState(parseOrderQuery, { form: formRef, toParameters: boxesParameter });
	const counted = asked.filter((box) => ordered.includes(box)).length;
	const hydrated = useHydrated();
	const chosen = refused ? parseOrderQuery(new URLSearchParams(refused.typed)) : asked;
	const locale = useLocale();
	const { words: formWords } = setup;
	const { order } = words;
	return (
		<section id="order" className={styles.order}>
			<BoxPicker
				words={words.boxes}
				pick={order.pick}
				pictures={boxes}
				form={formId}
				onChange={() => setFromForm()}
				{...{ ordered, chosen }}
			/>
			<Wall>
				<BoxPrice words={words.price} note={words.boxes.note} />
			</Wall>
			{ordered.length > 0 && (
				<Wall>
					<PictureCard shot={picture} width={80} ratio={1} flavour="mint">
						<h2>{order.heading}</h2>
						<p>
							<Sentence text={order.text} />
						</p>
					</PictureCard>
					<Panel width={160}>
						<DeskForm
							id={formId}
							formRef={formRef}
							setup={setup}
							api="/samples"
							lists={["boxes"]}
							refused={refused}
							button={order.button}
							next={({ reference }) => receivedAddress("samples", reference, locale)}
						>
							<FieldGroup name="boxes">
								{/* Ticks what is ticked above. */}
								<div className={`${pick.picks} ${styles.picks}`}>
									{ordered.map((box) => (
										<label key={box} htmlFor={`box-${box}`} className={`${pick.pick} ${styles.pick}`}>
											{words.boxes.each[box].name}
										</label>
									))}
								</div>
								{/* Only scripts can add up what is ticked above. */}
								<p className={styles.total} aria-live="polite" data-live="">
									{hydrated && counted > 0
										? fill(order.total, {
												count: String(counted),
												amount: formatEuro(counted * prices.sampleBox, locale),
											})
										: order.each}
								</p>
							</FieldGroup>
							<Field name="name" autoComplete="name" />
							<div className={form.pair}>
								<Field name="street" autoComplete="address-line1" />
								<Field name="number" autoComplete="off" />
								<Field name="postcode" autoComplete="postal-code" />
								<Field name="city" autoComplete="address-level2" />
							</div>
							<div className={form.pair}>
								<SelectField name="country" defaultValue="NL">
									{countries.map((key) => (
										<option key={key} value={key}>
											{formWords.countries[key]}
										</option>
									))}
								</SelectField>
								<Field name="email" autoComplete="email" inputMode="email" />
							</div>
							<p className={form.hint}>
								<Sentence text={setup.sendsMail ? order.afterMail : order.after} />
							</p>
						</DeskForm>
					</Panel>
				</Wall>
			)}
		</section>
	);
}
