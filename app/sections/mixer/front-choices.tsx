import { memo, useId } from "react";
import { fill } from "../../../content/fill.ts";
import { type FrontDesign, frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import { type MaterialKey, materialKeys, materialName } from "../../../facts/products/materials.ts";
import { nameOfFronts, nameOfMaterial } from "../../../mixer/describe-mix.ts";
import { fieldNames } from "../../../mixer/field-names.ts";
import type { FrontPart } from "../../../mixer/kitchen-model/model.ts";
import {
	type FollowingChoice,
	type FrontChoice,
	type FrontGroup,
	frontOf,
	frontsOf,
	type Mix,
	withPaint,
	withSingle,
} from "../../../mixer/mix.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Choice, Choices } from "./choice.tsx";
import styles from "./choices.module.css";
import { shownPaint } from "./mix-parameters.ts";
import type { MixerWords } from "./mixer-words.ts";

type FrontChoicesProps = {
	words: MixerWords;
	/** `settled` is the same mix, deferred: for pictures and names. */
	mix: Mix;
	settled: Mix;
	choose: () => void;
	paint: () => void;
};

/** The fronts of the base cabinets, and of those that follow them. */
export function BaseFronts(props: FrontChoicesProps) {
	const id = useId();
	return (
		<section className={styles.group} aria-labelledby={id}>
			<h3 id={id}>{props.words.form.groups.base}</h3>
			<GroupChoices group="base" {...props} />
		</section>
	);
}

/** Wall and tall cabinets have the fronts of the base cabinets unless chosen here. */
export function FollowingFronts({ group, ...props }: FrontChoicesProps & { group: "wall" | "tall" }) {
	const { words, settled: mix } = props;
	const locale = useLocale();
	const follows = mix[group].design === "same" && mix[group].material === "same";
	const name = words.form.groups[group];
	const worn = follows ? words.form.asBase : nameOfFronts(frontsOf(mix, group), words.names, locale);
	return (
		<Disclosure
			summary={
				<span>
					{name}: <span className={styles.worn}>{worn}</span>
				</span>
			}
		>
			<section className={styles.group} aria-label={name}>
				<GroupChoices group={group} {...props} />
			</section>
		</Disclosure>
	);
}

type SingleFrontProps = Omit<FrontChoicesProps, "choose" | "paint"> & {
	fronts: readonly FrontPart[];
	/** The id of the front that is being changed. */
	picked: string | undefined;
	pick: (id: string | undefined) => void;
	/** Shows another mix; while a colour is dragged, many of them are one step. */
	change: (mix: Mix, isDragging?: boolean) => void;
};

/** One front that differs from the others. It is chosen here, or by a tap in the picture. */
export function SingleFront({ words, mix, settled, fronts, picked, pick, change }: SingleFrontProps) {
	const { form } = words;
	const front = fronts.find(({ id }) => id === picked);
	const set = (choice: Partial<FrontChoice>, isDragging = false) => {
		if (!front) return;
		const next = { ...frontOf(mix, front), ...choice };
		change(withSingle(mix, front.id, withPaint(next, next.colour)), isDragging);
	};
	return (
		<div className={styles.single} data-live="">
			<Disclosure summary={form.single} id="single">
				<section className={styles.group} aria-label={form.single}>
					<p className={styles.hint}>{form.singleHint}</p>
					<label className={styles.pick}>
						{form.pick}
						<select value={front?.id ?? ""} onChange={({ target }) => pick(target.value || undefined)}>
							<option value="">{form.pickNone}</option>
							{fronts.map((one) => (
								<option key={one.id} value={one.id}>
									{nameOfFront(one, fronts, words)}
								</option>
							))}
						</select>
					</label>
					{front && (
						<>
							<FrontFields
								words={words}
								fields={singleFields}
								chosen={frontOf(mix, front)}
								worn={frontOf(settled, front)}
								choose={set}
								paint={(colour) => set({ material: "painted", colour }, true)}
							/>
							<button
								type="button"
								className={styles.reset}
								onClick={() => change(withSingle(mix, front.id, undefined))}
								aria-disabled={mix.singles.some((one) => one.front === front.id) ? undefined : true}
							>
								{form.likeRest}
							</button>
						</>
					)}
				</section>
			</Disclosure>
		</div>
	);
}

/** Not part of what the form sends: single fronts travel together in one hidden field. */
const singleFields = { design: "one-design", material: "one-material", colour: "one-colour" };

/** Base cabinets, number 3: counted within its group. */
function nameOfFront(front: FrontPart, fronts: readonly FrontPart[], { form }: MixerWords): string {
	const group = fronts.filter((one) => one.group === front.group);
	return fill(form.pickOption, { group: form.groups[front.group], number: String(group.indexOf(front) + 1) });
}

/** Memoised: there are many, and one choice changes few of them. */
const Picture = memo(Front);

function GroupChoices({ group, words, mix, settled, choose, paint }: FrontChoicesProps & { group: FrontGroup }) {
	return (
		<FrontFields
			words={words}
			fields={fieldNames[group]}
			chosen={mix[group]}
			worn={frontsOf(settled, group)}
			followed={group === "base" ? undefined : settled.base}
			choose={choose}
			paint={paint}
		/>
	);
}

type FrontFieldsProps = {
	words: MixerWords;
	/** The names of the fields. */
	fields: { design: string; material: string; colour: string };
	chosen: FollowingChoice | FrontChoice;
	/** What the fronts are, deferred. */
	worn: FrontChoice;
	/** The fronts that these can follow. */
	followed?: FrontChoice | undefined;
	choose: (choice: { design: FrontDesign } | { material: MaterialKey }) => void;
	paint: (colour: string) => void;
};

/** Design, material and colour of some fronts. */
function FrontFields({ words, fields, chosen, worn, followed, choose, paint }: FrontFieldsProps) {
	const { form, names } = words;
	const locale = useLocale();
	const swatch = { scaled: true, design: "flush" } as const;
	return (
		<>
			<Choices legend={form.design} chosen={frontNames[worn.design]} columns={followed ? [4, 4] : [3, 3]}>
				{followed && (
					<Choice
						name={fields.design}
						value="same"
						checked={chosen.design === "same"}
						choose={() => choose({ design: followed.design })}
						picture={
							<Picture design={followed.design} material={worn.material} colour={worn.colour} width={60} inline />
						}
					>
						{form.same}
					</Choice>
				)}
				{frontDesigns.map((design) => (
					<Choice
						key={design}
						name={fields.design}
						value={design}
						checked={chosen.design === design}
						choose={() => choose({ design })}
						picture={<Picture design={design} material={worn.material} colour={worn.colour} width={60} inline />}
					>
						{frontNames[design]}
					</Choice>
				))}
			</Choices>
			<Choices legend={form.material} chosen={nameOfMaterial(worn, names, locale)} size="small">
				{followed && (
					<Choice
						name={fields.material}
						value="same"
						checked={chosen.material === "same"}
						choose={() => choose({ material: followed.material })}
						picture={<Picture {...swatch} inline material={followed.material} colour={followed.colour} />}
					>
						{form.same}
					</Choice>
				)}
				{materialKeys.map((material) => (
					<Choice
						key={material}
						name={fields.material}
						value={material}
						checked={chosen.material === material}
						choose={() => choose({ material })}
						picture={
							<Picture
								{...swatch}
								inline
								material={material}
								colour={material === "painted" ? worn.colour : undefined}
							/>
						}
					>
						{materialName(material, locale)}
					</Choice>
				))}
			</Choices>
			<label className={styles.colour}>
				<input
					type="color"
					name={fields.colour}
					value={shownPaint(chosen)}
					onChange={({ target }) => paint(target.value)}
				/>
				<span>
					{form.colour}
					<small>{form.colourHint}</small>
				</span>
			</label>
		</>
	);
}
