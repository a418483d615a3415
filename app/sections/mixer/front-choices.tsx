import { type ChangeEvent, useId } from "react";
import { frontDesigns, frontNames } from "../../../facts/fronts.ts";
import { materialKeys, materialOf } from "../../../facts/materials.ts";
import { nameOfFronts, nameOfMaterial } from "../../../mixer/describe-mix.ts";
import { type FrontGroup, frontsOf, type Mix } from "../../../mixer/mix.ts";
import { fieldNames } from "../../../mixer/mix-query.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Front } from "../../ui/front/front.tsx";
import { Choice, Choices } from "./choice.tsx";
import styles from "./choices.module.css";
import type { MixerWords } from "./mixer-words.ts";

type FrontChoicesProps = {
	words: MixerWords;
	mix: Mix;
	choose: () => void;
	paint: (mix: Mix) => void;
	/** Why a change would make a kitchen that cannot be had. */
	against: (change: Partial<Mix>) => string | undefined;
};

/** What the base cabinets wear, and with them everything that follows them. */
export function BaseFronts(props: FrontChoicesProps) {
	const id = useId();
	return (
		<section className={styles.group} aria-labelledby={id}>
			<h3 id={id}>{props.words.form.groups.base}</h3>
			<GroupChoices group="base" {...props} />
		</section>
	);
}

/** Wall and tall cabinets do as the base cabinets do, until somebody opens this and says otherwise. */
export function FollowingFronts({ group, ...props }: FrontChoicesProps & { group: "wall" | "tall" }) {
	const { words, mix } = props;
	const follows = mix[group].design === "same" && mix[group].material === "same";
	const name = words.form.groups[group];
	const worn = follows ? words.form.asBase : nameOfFronts(frontsOf(mix, group), words.names);
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

function GroupChoices({ group, words, mix, choose, paint, against }: FrontChoicesProps & { group: FrontGroup }) {
	const { form, names } = words;
	const fields = fieldNames[group];
	const chosen = mix[group];
	const worn = frontsOf(mix, group);
	const same = group === "base" ? [] : (["same"] as const);
	const swatch = { scaled: true, design: "flush" } as const;

	// Whoever picks a colour wants paint.
	const pickColour = ({ target }: ChangeEvent<HTMLInputElement>) =>
		paint({ ...mix, [group]: { ...chosen, material: "painted", colour: target.value } });

	return (
		<>
			<Choices legend={form.design} chosen={frontNames[worn.design]} columns={same.length > 0 ? [4, 4] : [3, 3]}>
				{[...same, ...frontDesigns].map((design) => (
					<Choice
						key={design}
						name={fields.design}
						value={design}
						checked={chosen.design === design}
						choose={choose}
						against={against({ [group]: { ...chosen, design } })}
						picture={
							<Front
								design={design === "same" ? mix.base.design : design}
								material={worn.material}
								colour={worn.colour}
								width={60}
							/>
						}
					>
						{design === "same" ? form.same : frontNames[design]}
					</Choice>
				))}
			</Choices>
			<Choices legend={form.material} chosen={nameOfMaterial(worn, names)} size="small">
				{[...same, ...materialKeys].map((material) => (
					<Choice
						key={material}
						name={fields.material}
						value={material}
						checked={chosen.material === material}
						choose={choose}
						against={against({ [group]: { ...chosen, material, colour: undefined } })}
						picture={
							material === "same" ? (
								<Front {...swatch} material={mix.base.material} colour={mix.base.colour} />
							) : (
								<Front {...swatch} material={material} colour={material === "painted" ? chosen.colour : undefined} />
							)
						}
					>
						{material === "same" ? form.same : materialOf(material).name}
					</Choice>
				))}
			</Choices>
			<label className={styles.colour}>
				<input
					type="color"
					name={fields.colour}
					value={chosen.colour ?? materialOf("painted").colour}
					onChange={pickColour}
				/>
				<span>
					{form.colour}
					<small>{form.colourHint}</small>
				</span>
			</label>
		</>
	);
}
