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
import styles from "./mix-fields.module.css";
import { shownPaint } from "./mixer-query.ts";
import type { MixerWords } from "./mixer-words.ts";
import { RadioGroup, RadioOption } from "./radio-group.tsx";

type FrontGroupProps = {
	words: MixerWords;
	/** `deferredMix` is the same mix, deferred: for pictures and names. */
	mix: Mix;
	deferredMix: Mix;
	choose: () => void;
	paint: () => void;
};

/** The fronts of the base cabinets, and of those that follow them. */
export function BaseFronts(props: FrontGroupProps) {
	const id = useId();
	return (
		<section className={styles.group} aria-labelledby={id}>
			<h3 id={id}>{props.words.form.groups.base}</h3>
			<GroupFields group="base" {...props} />
		</section>
	);
}

/** Wall and tall cabinets have the fronts of the base cabinets unless chosen here. */
export function FollowingFronts({ group, ...props }: FrontGroupProps & { group: "wall" | "tall" }) {
	const { words, deferredMix: mix } = props;
	const locale = useLocale();
	const follows = mix[group].design === "same" && mix[group].material === "same";
	const name = words.form.groups[group];
	const displayed = follows ? words.form.asBase : nameOfFronts(frontsOf(mix, group), words.names, locale);
	return (
		<Disclosure
			summary={
				<span>
					{name}: <span className={styles.displayed}>{displayed}</span>
				</span>
			}
		>
			<section className={styles.group} aria-label={name}>
				<GroupFields group={group} {...props} />
			</section>
		</Disclosure>
	);
}

type SingleFrontProps = Omit<FrontGroupProps, "choose" | "paint"> & {
	fronts: readonly FrontPart[];
	/** The id of the front that is being changed. */
	picked: string | undefined;
	pick: (id: string | undefined) => void;
	/** Shows another mix; while a colour is dragged, many of them are one step. */
	change: (mix: Mix, isDragging?: boolean) => void;
};

/** One front that differs from the others. It is chosen here, or by a tap in the picture. */
export function SingleFront({ words, mix, deferredMix, fronts, picked, pick, change }: SingleFrontProps) {
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
								displayed={frontOf(deferredMix, front)}
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

function GroupFields({ group, words, mix, deferredMix, choose, paint }: FrontGroupProps & { group: FrontGroup }) {
	return (
		<FrontFields
			words={words}
			fields={fieldNames[group]}
			chosen={mix[group]}
			displayed={frontsOf(deferredMix, group)}
			baseFronts={group === "base" ? undefined : deferredMix.base}
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
	displayed: FrontChoice;
	/** The fronts that these can follow. */
	baseFronts?: FrontChoice | undefined;
	choose: (choice: { design: FrontDesign } | { material: MaterialKey }) => void;
	paint: (colour: string) => void;
};

/** Design, material and colour of some fronts. */
function FrontFields({ words, fields, chosen, displayed, baseFronts, choose, paint }: FrontFieldsProps) {
	const { form, names } = words;
	const locale = useLocale();
	const swatch = { scaled: true, design: "flush" } as const;
	return (
		<>
			<RadioGroup legend={form.design} chosen={frontNames[displayed.design]} columns={baseFronts ? [4, 4] : [3, 3]}>
				{baseFronts && (
					<RadioOption
						name={fields.design}
						value="same"
						checked={chosen.design === "same"}
						choose={() => choose({ design: baseFronts.design })}
						picture={
							<Picture
								design={baseFronts.design}
								material={displayed.material}
								colour={displayed.colour}
								width={60}
								inline
							/>
						}
					>
						{form.same}
					</RadioOption>
				)}
				{frontDesigns.map((design) => (
					<RadioOption
						key={design}
						name={fields.design}
						value={design}
						checked={chosen.design === design}
						choose={() => choose({ design })}
						picture={
							<Picture design={design} material={displayed.material} colour={displayed.colour} width={60} inline />
						}
					>
						{frontNames[design]}
					</RadioOption>
				))}
			</RadioGroup>
			<RadioGroup legend={form.material} chosen={nameOfMaterial(displayed, names, locale)} size="small">
				{baseFronts && (
					<RadioOption
						name={fields.material}
						value="same"
						checked={chosen.material === "same"}
						choose={() => choose({ material: baseFronts.material })}
						picture={<Picture {...swatch} inline material={baseFronts.material} colour={baseFronts.colour} />}
					>
						{form.same}
					</RadioOption>
				)}
				{materialKeys.map((material) => (
					<RadioOption
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
								colour={material === "painted" ? displayed.colour : undefined}
							/>
						}
					>
						{materialName(material, locale)}
					</RadioOption>
				))}
			</RadioGroup>
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
