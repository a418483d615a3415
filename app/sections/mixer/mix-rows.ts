import { materialName } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import { nameOfFronts, nameOfSystem } from "../../../mixer/describe-mix.ts";
import { cabinetWidths } from "../../../mixer/kitchen-model/plans.ts";
import { frontsOf, groupsIn, type Mix } from "../../../mixer/mix.ts";
import type { MixerWords } from "./mixer-words.ts";

export type MixRow = readonly [term: string, text: string];

/** Everything that was chosen, one line for each choice. */
export function mixRows(mix: Mix, { form, names, floors }: MixerWords, locale: Locale): MixRow[] {
	const singles = mix.singles.map((single) => nameOfFronts(single, names, locale)).join(", ");
	return [
		[form.plan, `${form.plans[mix.plan]}: ${cabinetWidths(mix.plan, mix.size)}`],
		[form.uppers, form.upperKinds[mix.uppers]],
		[form.system, nameOfSystem(mix.system)],
		...groupsIn(mix).map((group): MixRow => [form.groups[group], nameOfFronts(frontsOf(mix, group), names, locale)]),
		...(singles ? [[form.single, singles] as const] : []),
		[form.worktop, names.worktops[mix.worktop]],
		[form.sink, names.sinks[mix.sink]],
		[form.tap, names.taps[mix.tap]],
		[form.wallTone, materialName(mix.wallTone, locale)],
		[form.floor, floors[mix.floor]],
	];
}

/** For each of some mixes the lines in which they are not all alike. */
export function differingRows(mixes: readonly Mix[], words: MixerWords, locale: Locale): MixRow[][] {
	const all = mixes.map((mix) => mixRows(mix, words, locale));
	const isShared = ([term, text]: MixRow) =>
		all.every((rows) => rows.some((other) => other[0] === term && other[1] === text));
	return all.map((rows) => rows.filter((row) => !isShared(row)));
}
