import { useId } from "react";
import { nameOfFronts } from "../../../mixer/describe-mix.ts";
import { fieldNames } from "../../../mixer/field-names.ts";
import { type FrontGroup, frontsOf, type Mix } from "../../../mixer/mix.ts";
import { useLocale } from "../../navigation/use-locale.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FrontFields } from "./front-fields.tsx";
import styles from "./mix-fields.module.css";
import type { MixerWords } from "./mixer-words.ts";

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
