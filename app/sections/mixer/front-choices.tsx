import { memo, useId } from "react";
import { frontDesigns, frontNames } from "../../../facts/products/fronts.ts";
import { materialKeys, materialOf } from "../../../facts/products/materials.ts";
import { nameOfFronts, nameOfMaterial } from "../../../mixer/describe-mix.ts";
import { type FrontGroup, frontsOf, type Mix } from "../../../mixer/mix.ts";
import { fieldNames } from "../../../mixer/mix-query.ts";
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
	/** Why a change would make an impossible kitchen. */
	against: (change: Partial<Mix>) => string | undefined;
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

/** Memoised: there are many, and one choice changes few of them. */
const Picture = memo(Front);

function GroupChoices({
	group,
	words,
	mix,
	settled,
	choose,
	paint,
	against,
}: FrontChoicesProps & { group: FrontGroup }) {
	const { form, names } = words;
	const fields = fieldNames[group];
	const chosen = mix[group];
	const worn = frontsOf(settled, group);
	const same = group === "base" ? [] : (["same"] as const);
	const swatch = { scaled: true, design: "flush" } as const;

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
							<Picture
								design={design === "same" ? settled.base.design : design}
								material={worn.material}
								colour={worn.colour}
								width={60}
								inline
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
								<Picture {...swatch} inline material={settled.base.material} colour={settled.base.colour} />
							) : (
								<Picture
									{...swatch}
									inline
									material={material}
									colour={material === "painted" ? settled[group].colour : undefined}
								/>
							)
						}
					>
						{material === "same" ? form.same : materialOf(material).name}
					</Choice>
				))}
			</Choices>
			<label className={styles.colour}>
				<input type="color" name={fields.colour} value={shownPaint(chosen)} onChange={paint} />
				<span>
					{form.colour}
					<small>{form.colourHint}</small>
				</span>
			</label>
		</>
	);
}
