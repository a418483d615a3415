import { fill } from "../../../content/fill.ts";
import type { FrontPart } from "../../../mixer/kitchen-model/model.ts";
import { type FrontChoice, frontOf, type Mix, withPaint, withSingle } from "../../../mixer/mix.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FrontFields } from "./front-fields.tsx";
import styles from "./mix-fields.module.css";
import type { MixerWords } from "./mixer-words.ts";

type SingleFrontProps = {
	words: MixerWords;
	/** `deferredMix` is the same mix, deferred: for pictures and names. */
	mix: Mix;
	deferredMix: Mix;
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
